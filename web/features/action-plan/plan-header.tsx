import type { ReactNode } from 'react';
import type { Animal } from '#domain/persona/animals.ts';
import { Art } from '../../art/art.tsx';
import layout from '../../theme/layout.module.css';
import styles from './plan-header.module.css';

interface PlanHeaderProperties {
  animal: Animal;
  title: string;
  lead: string;
  children?: ReactNode;
}

export function PlanHeader({ animal, title, lead, children }: PlanHeaderProperties) {
  return (
    <header className={styles['header']} data-animal={animal}>
      <div className={`${layout['content']} ${styles['row']}`}>
        <div className={styles['words']}>
          <h1>{title}</h1>
          <p className={layout['lead']}>{lead}</p>
          {children}
        </div>
        <Art
          name={`animal-${animal}`}
          width={240}
          height={240}
          isLazy={false}
          className={styles['portrait']}
        />
      </div>
    </header>
  );
}
