import type { BlockView } from '#contracts/views/block.ts';
import { Island } from '../../islands/island.tsx';
import { PageHead } from '../../site/page-head.tsx';
import layout from '../../theme/layout.module.css';
import { LazyBlock } from '../../widgets/multimedia/lazy-block.tsx';
import styles from './gallery-page.module.css';
import { KitExamples, type KitExamplesProperties } from './kit-examples.tsx';

interface GalleryPageProperties {
  blocks: readonly BlockView[];
  /** One for each block. */
  names: readonly string[];
  /** The examples of shared pieces that are shown; without it none. */
  kit?: KitExamplesProperties;
}

/** The gallery of components, for developers; no page links to it. */
export function GalleryPage({ blocks, names, kit }: GalleryPageProperties) {
  return (
    <div className={layout['content']}>
      <PageHead title="Gallery" description="Every component with its examples" />
      <h1 className={styles['title']}>Gallery</h1>
      {names.map((name, index) => (
        <section key={name} aria-label={name} data-example={name}>
          <LazyBlock block={blocks[index]} />
        </section>
      ))}
      {kit && (
        <Island name="kit" wake="sight" data={{ ...kit }}>
          <KitExamples {...kit} />
        </Island>
      )}
    </div>
  );
}
