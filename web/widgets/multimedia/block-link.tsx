import { useTranslations } from 'use-intl';
import type { BlockLink as Link } from '#contracts/content/multimedia/block-parts.ts';
import { isExternalLink } from '#domain/links/authored-link.ts';
import { Icon } from '../../art/icon.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';

export interface BlockLinkProperties {
  link: Link | undefined;
  className?: string | undefined;
}

/** A link of a block: a page of this company, or another site in a new tab. */
export function BlockLink({ link, className = layout['standalone'] }: BlockLinkProperties) {
  const t = useTranslations('shell');
  if (link === undefined) return null;
  if (!isExternalLink(link.path)) {
    return (
      <p>
        <SiteLink path={link.path} className={className}>
          {link.label}
        </SiteLink>
      </p>
    );
  }
  return (
    <p>
      <a href={link.path} target="_blank" rel="noopener" className={className}>
        {link.label}
        <Icon name="external" />
        <span className="visually-hidden"> ({t('newTab')})</span>
      </a>
    </p>
  );
}
