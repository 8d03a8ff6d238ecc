import type { InflationView } from '#contracts/views/text-pages.ts';
import { Island } from '../../islands/island.tsx';
import { PageHead } from '../../site/page-head.tsx';
import layout from '../../theme/layout.module.css';
import { LazyBlock } from '../../widgets/multimedia/lazy-block.tsx';
import { NavigatorCards } from '../../widgets/navigator-cards/navigator-cards.tsx';
import { numbered } from '../../site/numbered.ts';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import styles from './inflation-page.module.css';

/** Explains inflation with four things to try out, and leads on from there. */
export function InflationPage({ page }: { page: InflationView }) {
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <PageBanner
        title={page.title}
        lead={page.lead}
        scene="scene-inflation"
        sceneHeight={420}
        ground="sun"
      />
      <div className={layout['content']}>
        <div className={styles['blocks']}>
          {numbered(page.blocks).map(({ key, item }) => (
            <LazyBlock key={key} block={item} />
          ))}
        </div>
        <section className={styles['next']} aria-labelledby="next">
          <h2 id="next">{page.nextTitle}</h2>
          <Island name="navigator" wake="press" data={{ cards: page.navigator }}>
            <NavigatorCards cards={page.navigator} />
          </Island>
        </section>
      </div>
    </>
  );
}
