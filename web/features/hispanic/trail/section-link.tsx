import type { ReactNode } from 'react';
import type { HispanicSection } from '#contracts/content/hispanic-landing.ts';

interface SectionLinkProperties {
  to: HispanicSection;
  isCurrent?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A link to another section of this page. The browser itself scrolls there and moves the focus, so
 * that the next Tab goes on from there.
 */
export function SectionLink({ to, isCurrent, className, children }: SectionLinkProperties) {
  return (
    <a href={`#${to}`} className={className} aria-current={isCurrent === true ? 'true' : undefined}>
      {children}
    </a>
  );
}
