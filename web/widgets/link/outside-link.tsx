import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../art/icon.tsx';

interface OutsideLinkProperties extends Omit<ComponentProps<'a'>, 'target'> {
  href: string;
  /** False where the link has a sign or a look of its own in place of the arrow. */
  hasIcon?: boolean;
  /** False where it asks before it leads away, or the words beside it say where it leads. */
  saysNewTab?: boolean;
}

/** A link to another site, in a new tab: an arrow shows that, and visually hidden words say it. */
export function OutsideLink({
  hasIcon = true,
  saysNewTab = true,
  children,
  ...link
}: OutsideLinkProperties) {
  const t = useTranslations('shell');
  return (
    <a target="_blank" rel="noopener" {...link}>
      {children}
      {hasIcon && <Icon name="external" />}
      {saysNewTab && <span className="visually-hidden"> ({t('newTab')})</span>}
    </a>
  );
}
