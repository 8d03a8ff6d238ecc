import type { ReactNode } from 'react';
import type { HispanicSection } from '#contracts/content/hispanic-landing.ts';
import styles from './section.module.css';

interface SectionProperties {
  id: HispanicSection;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of the page, named by the heading with its id and `-title`; the trail leads to it. */
export function Section({ id, className = '', children }: SectionProperties) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`${styles['stretch']} ${className}`}
    >
      {children}
    </section>
  );
}
