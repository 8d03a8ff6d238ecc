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

/** To another section of this page, by the browser itself where there is no script. */
export function SectionLink({
  to,
  isCurrent,
  className,
  onClick,
  children,
}: SectionLinkProperties) {
  const { search } = useLocation();
  const follow = (): void => {
    // The next Tab goes on from there; the scrolling is the browser's.
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
