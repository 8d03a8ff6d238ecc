import type { BlockLink as Link } from '#contracts/content/multimedia/block-parts.ts';
import { isExternalLink } from '#domain/links/authored-link.ts';
import { OutsideLink } from '../link/outside-link.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';

interface BlockLinkProperties {
  link: Link | undefined;
  className?: string | undefined;
}

/** A link of a block: a page of this company, or another site in a new tab. */
export function BlockLink({ link, className = layout['standalone'] }: BlockLinkProperties) {
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
      <OutsideLink href={link.path} className={className}>
        {link.label}
      </OutsideLink>
    </p>
  );
}
