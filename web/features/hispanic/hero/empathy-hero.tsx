import type { HispanicData } from '#contracts/content/hispanic-landing.ts';
import { Icon } from '../../../art/icon.tsx';
import { useShell } from '../../../site/shell-context.tsx';
import layout from '../../../theme/layout.module.css';
import { buttonClasses } from '../../../widgets/button/button-classes.ts';
import styles from './empathy-hero.module.css';
import { RotatingPhrases } from './rotating-phrases.tsx';
import { SectionLink } from '../trail/section-link.tsx';

interface EmpathyHeroProperties {
  title: string;
  data: HispanicData<'section_1'> | undefined;
}

/** What people say to themselves, before a word about money. */
export function EmpathyHero({ title, data }: EmpathyHeroProperties) {
  return (
    <header
      id="section_1"
      tabIndex={-1}
      aria-labelledby="section_1-title"
      className={styles['hero']}
    >
      <Scene />
      <div className={layout['content']}>
        <div className={styles['words']}>
          <h1 id="section_1-title" className={data ? styles['title'] : styles['onlyTitle']}>
            {title}
          </h1>
          {data && (
            <>
              <RotatingPhrases data={data} />
              <p>
                <SectionLink to="section_2" className={buttonClasses('primary')}>
                  {data.nextSection}
                  <Icon name="chevron-right" className={styles['down']} />
                </SectionLink>
              </p>
            </>
          )}
        </div>
      </div>
    </header>
  );
}

function Scene() {
  const { artBase } = useShell();
  return (
    <picture>
      <source
        media="(min-width: 1024px)"
        srcSet={`${artBase}/scene-hispanic.svg`}
        width={1920}
        height={720}
      />
      <img
        className={styles['scene']}
        src={`${artBase}/scene-hispanic-mobile.svg`}
        alt=""
        width={1200}
        height={600}
      />
    </picture>
  );
}
