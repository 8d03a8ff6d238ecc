import { useTranslations } from 'use-intl';
import type { ArticleCardView, TopicView } from '#contracts/views/article.ts';
import type { HomeView } from '#contracts/views/home.ts';
import type { AnimalCardView } from '#contracts/views/persona.ts';
import { Icon } from '../../art/icon.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { CardGrid } from '../../widgets/card/card-grid.tsx';
import { Chips } from '../../widgets/chips/chips.tsx';
import { AnimalsTeaser } from './animals-teaser.tsx';
import { CalculatorTeaser } from './calculator-teaser.tsx';
import styles from './home-page.module.css';
import { TrailStops } from './life-path/trail-stops.tsx';
import { OnePercentBand, type OnePercentBandProperties } from './one-percent/one-percent-band.tsx';
import { Promos } from './promos.tsx';

interface HomePageProperties
  extends HomeView, Pick<OnePercentBandProperties, 'limits' | 'choices'> {
  topics: readonly TopicView[];
  cards: readonly ArticleCardView[];
  animals: readonly AnimalCardView[];
}

export function HomePage({
  landing,
  onePercent,
  limits,
  choices,
  topics,
  cards,
  animals,
  promos,
}: HomePageProperties) {
  const t = useTranslations('home');
  const shell = useTranslations('shell');
  const title = useTranslations('title');
  return (
    <>
      <PageHead title={title('home')} description={landing.description} />
      <Hero landing={landing} />
      {onePercent && <OnePercentBand {...onePercent} limits={limits} choices={choices} />}
      <TrailStops {...landing} />
      <section className={layout['section']} aria-labelledby="trending">
        <div className={layout['content']}>
          <div className={styles['sectionHead']}>
            <h2 id="trending">{t('trendingTitle')}</h2>
            <SiteLink path="get-the-facts" className={layout['standalone']}>
              {t('allTopics')}
            </SiteLink>
            <Chips
              label={t('topicsLabel')}
              chips={topics.map(({ id, title: label }) => ({
                path: `get-the-facts/${id}`,
                label,
                isCurrent: false,
              }))}
            />
          </div>
          <CardGrid cards={cards} headingLevel={3} />
          <p className={styles['showAll']}>
            <ShowAll />
          </p>
        </div>
      </section>
      <CalculatorTeaser landing={landing} />
      <AnimalsTeaser animals={animals} />
      <Promos promos={promos} />
      <section className={styles['step']} aria-labelledby="step">
        <div className={layout['content']}>
          <div className={styles['stepRow']}>
            <div>
              <h2 id="step">{landing.stepTitle}</h2>
              <p className={layout['lead']}>{landing.stepLead}</p>
            </div>
            <SiteLink path="make-a-change" className={buttonClasses('sign')}>
              {shell('sign')}
              <Icon name="arrow-right" className={styles['arrow']} />
            </SiteLink>
          </div>
        </div>
      </section>
    </>
  );
}

function ShowAll() {
  const t = useTranslations('cards');
  return (
    <SiteLink path="get-the-facts?show=all" className={buttonClasses('secondary')}>
      {t('showAll')}
    </SiteLink>
  );
}

function Hero({ landing }: Pick<HomeView, 'landing'>) {
  const { artBase } = useShell();
  return (
    <header className={styles['hero']}>
      <picture>
        <source
          media="(min-width: 1280px)"
          srcSet={`${artBase}/scene-home-hero.svg`}
          width={1440}
          height={720}
        />
        <img
          className={styles['scene']}
          src={`${artBase}/scene-home-hero-mobile.svg`}
          alt=""
          width={800}
          height={600}
        />
      </picture>
      <div className={layout['content']}>
        <div className={styles['words']}>
          <h1 className={styles['display']}>{landing.title}</h1>
          <p className={layout['lead']}>{landing.lead}</p>
          <p className={styles['actions']}>
            <SiteLink path={landing.primary.path} className={buttonClasses('primary')}>
              {landing.primary.label}
            </SiteLink>
            <SiteLink path={landing.secondary.path} className={buttonClasses('secondary')}>
              {landing.secondary.label}
            </SiteLink>
          </p>
        </div>
      </div>
    </header>
  );
}
