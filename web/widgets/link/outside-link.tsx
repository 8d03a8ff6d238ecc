import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../art/icon.tsx';

export interface OutsideLinkProperties extends Omit<ComponentProps<'a'>, 'target'> {
  href: string;
  /** The arrow out of the page; without it where a link has a sign or a look of its own. */
  hasIcon?: boolean;
}

/** A link to another site, in a tab of its own: an arrow shows that, and words nobody sees say it. */
export function OutsideLink({ hasIcon = true, children, ...link }: OutsideLinkProperties) {
  const t = useTranslations('shell');
  return (
    <a target="_blank" rel="noopener" {...link}>
      {children}
      {hasIcon && <Icon name="external" />}
      <span className="visually-hidden"> ({t('newTab')})</span>
    </a>
  );
}
