import type { ReactNode } from 'react';
import type { Animal } from '#domain/persona/animals.ts';
import { Art } from '../../art/art.tsx';
import layout from '../../theme/layout.module.css';
import styles from './animal-hero.module.css';

interface AnimalHeroProperties {
  animal: Animal;
  /** The line before the name, which is part of the heading. */
  before: string;
  title: string;
  lead: string;
  /** A layer that covers the scene for a moment. */
  over?: ReactNode;
  children: ReactNode;
}

/** A large animal behind its ridge, with the page's words beside it. */
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
