import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import layout from '../../theme/layout.module.css';
import styles from './page-banner.module.css';

interface PageBannerProperties {
  title: string;
  lead?: string;
  scene: string;
  sceneHeight: number;
  ground: 'leaf' | 'sky' | 'sun';
  children?: ReactNode;
}

/** The head of a page: words on the calm side of a scene. */
export function PageBanner({
  title,
  lead,
  scene,
  sceneHeight,
  ground,
  children,
}: PageBannerProperties) {
  return (
    <header className={styles['banner']} data-ground={ground}>
      <Art
        name={scene}
        width={1440}
        height={sceneHeight}
        isLazy={false}
        className={styles['scene']}
      />
      <div className={layout['content']}>
        <div className={styles['words']}>
          <h1>{title}</h1>
          {lead !== undefined && <p className={layout['lead']}>{lead}</p>}
          {children}
        </div>
      </div>
    </header>
  );
}
