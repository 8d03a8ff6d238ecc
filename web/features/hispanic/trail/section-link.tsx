import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { HispanicSection } from '#contracts/content/hispanic-landing.ts';

interface SectionLinkProperties {
  to: HispanicSection;
  isCurrent?: boolean;
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to another section of this page, which the browser follows itself without a script. */
export function SectionLink({
  to,
  isCurrent,
  className,
  onClick,
  children,
}: SectionLinkProperties) {
  const { search } = useLocation();
  const follow = (): void => {
    // The focus moves too, so that the next Tab goes on from there; the browser does the scrolling.
    document.getElementById(to)?.focus({ preventScroll: true });
    onClick?.();
  };
  return (
    <Link
      to={{ search, hash: `#${to}` }}
      className={className}
      aria-current={isCurrent === true ? 'true' : undefined}
      onClick={follow}
    >
      {children}
    </Link>
  );
}
