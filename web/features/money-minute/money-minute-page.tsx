import { useTranslations } from 'use-intl';
import type { InfluencerView } from '#contracts/views/article.ts';
import type { MinuteCardView, MoneyMinuteView } from '#contracts/views/film-pages.ts';
import { CARDS_PER_PAGE } from '#domain/articles/card-grid.ts';
import type { ListPage } from '#domain/lists/list-page.ts';
import type { PagePath, SitePath } from '#domain/pages/site-path.ts';
import { Island } from '../../islands/island.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import layout from '../../theme/layout.module.css';
import { NavigatorCards } from '../../widgets/navigator-cards/navigator-cards.tsx';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import { MinuteList } from './minute-list.tsx';
import { EmptyList } from '../../widgets/empty-list/empty-list.tsx';
import { Pager, ShownRange, useTitleOfPage } from '../../widgets/pager/pager.tsx';
import styles from './money-minute-page.module.css';
import { FILMS_PATH, PresenterFilter } from './presenter-filter.tsx';
import { WatchedCount } from './watched-count.tsx';

interface MoneyMinutePageProperties {
  page: MoneyMinuteView;
  /** The presenter in the address; an unknown one chooses nothing. */
  chosen: string | undefined;
}

/** Short films and their presenters; choosing a presenter filters the films. */
export function MoneyMinutePage({ page, chosen }: MoneyMinutePageProperties) {
  const { texts, influencers, minutes, total } = page;
  const t = useTranslations('moneyMinute');
  const title = useTranslations('title');
  const { company } = useShell();
  const influencer = influencers.find(({ id }) => id === chosen);
  const path: PagePath<'money-minute'> =
    influencer === undefined ? FILMS_PATH : `${FILMS_PATH}/${influencer.id}`;
  const addressOf = (number: number): SitePath => (number === 1 ? path : `${path}?page=${number}`);
  const listTitle =
    influencer === undefined ? title('moneyMinute') : `${title('moneyMinute')}: ${influencer.name}`;
  return (
    <>
      <PageHead
        title={useTitleOfPage(listTitle, minutes.page)}
        description={texts.description}
        canonicalPath={`/${company.companyId}/${addressOf(minutes.page.number)}`}
      />
      <PageBanner
        title={texts.title}
        lead={texts.lead}
        scene="scene-minute"
        sceneHeight={420}
        ground="sky"
      />
      <div className={layout['content']}>
        {/* The call answers with all films at once, so a list that goes on over several pages is not asked for. */}
        <div data-zone="films" data-failed={total > CARDS_PER_PAGE ? undefined : t('fetchFailed')}>
          {influencers.length > 0 && (
            <section className={styles['people']} aria-labelledby="people">
              <div className={styles['peopleWords']}>
                <h2 id="people">{texts.peopleTitle}</h2>
                <p className={layout['lead']}>{texts.peopleLead}</p>
              </div>
              <PresenterFilter
                influencers={influencers}
                current={influencer}
                note={texts.peopleNote}
              />
            </section>
          )}
          <Films
            minutes={minutes.entries}
            total={total}
            page={minutes.page}
            influencer={influencer}
            addressOf={addressOf}
          />
        </div>
        {texts.navigator.length > 0 && (
          <section className={styles['next']} aria-labelledby="next">
            <h2 id="next">{texts.nextTitle}</h2>
            <Island name="navigator" wake="press" data={{ cards: texts.navigator }}>
              <NavigatorCards cards={texts.navigator} />
            </Island>
          </section>
        )}
      </div>
    </>
  );
}

interface FilmsProperties {
  minutes: readonly MinuteCardView[];
  /** How many films there are of everyone. */
  total: number;
  page: ListPage;
  influencer: InfluencerView | undefined;
  addressOf: (number: number) => SitePath;
}

function Films({ minutes, total, page, influencer, addressOf }: FilmsProperties) {
  const t = useTranslations('moneyMinute');
  const count = page.total;
  return (
    <section className={styles['films']} aria-labelledby="films">
      <div className={styles['filmsHead']}>
        <h2 id="films" tabIndex={-1} aria-live="polite">
          {influencer === undefined
            ? t('count', { count })
            : t('countWith', { count, name: influencer.name })}
          <ShownRange page={page} />
        </h2>
        <Island name="watched" wake="state" data={{ total }}>
          <WatchedCount total={total} />
        </Island>
      </div>
      {count === 0 ? (
        <EmptyList title={t('empty')} link={{ path: 'get-the-facts', label: t('emptyLink') }} />
      ) : (
        <Island name="films" wake="state" data={{ minutes }}>
          <MinuteList minutes={minutes} />
        </Island>
      )}
      <Pager page={page} addressOf={addressOf} headingId="films" />
    </section>
  );
}
