import type { ReactNode } from 'react';
import type { Animal } from '#domain/persona/animals.ts';
import { Art } from '../../art/art.tsx';
import layout from '../../theme/layout.module.css';
import styles from './animal-hero.module.css';

export interface AnimalHeroProperties {
  animal: Animal;
  /** The line that leads to the name, as part of the heading. */
  before: string;
  title: string;
  lead: string;
  /** What lies over everything for a moment. */
  over?: ReactNode;
  children: ReactNode;
}

/** The animal behind its ridge, large, and beside it what there is to say. */
export function AnimalHero({ animal, before, title, lead, over, children }: AnimalHeroProperties) {
  return (
    <header className={styles['hero']} data-animal={animal}>
      <Art
        name={`scene-${animal}`}
        width={1440}
        height={680}
        isLazy={false}
        className={styles['scene']}
      />
      <div className={`${layout['content']} ${styles['frame']}`}>
        <div className={styles['words']}>
          <h1>
            <span className={styles['before']}>{before}</span> {title}
          </h1>
          <p className={layout['lead']}>{lead}</p>
          {children}
        </div>
      </div>
      {over}
    </header>
  );
}
