import { useTranslations } from 'use-intl';
import type { InfluencerView } from '#contracts/views/article.ts';
import type { MinuteCardView, MoneyMinuteView } from '#contracts/views/film-pages.ts';
import { CARDS_PER_PAGE } from '#domain/articles/card-grid.ts';
import type { ListPage } from '#domain/lists/list-page.ts';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { useAppSelector } from '../../state/use-store.ts';
import layout from '../../theme/layout.module.css';
import { NavigatorCards } from '../../widgets/navigator-cards/navigator-cards.tsx';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import { MinuteList } from './minute-list.tsx';
import { EmptyList } from '../../widgets/empty-list/empty-list.tsx';
import { Pager, ShownRange, useTitleOfPage } from '../../widgets/pager/pager.tsx';
import styles from './money-minute-page.module.css';
import { PresenterFilter } from './presenter-filter.tsx';
import { FILMS_PATH, useInfluencerFilter } from './use-influencer-filter.ts';

export interface MoneyMinutePageProperties {
  page: MoneyMinuteView;
  /** The presenter in the address; an unknown one chooses nothing. */
  chosen: string | undefined;
}

/** Short films and their presenters; choosing a presenter filters the films. */
export function MoneyMinutePage({ page, chosen }: MoneyMinutePageProperties) {
  const { texts, influencers, minutes, total } = page;
  const title = useTranslations('title');
  const { company } = useShell();
  const influencer = influencers.find(({ id }) => id === chosen);
  const filter = useInfluencerFilter();
  const fetched = useAppSelector((state) => state.articles.influencerArticles);
  // The call answers with all films at once, so a list that goes on over several pages is not asked for.
  const isLong = total > CARDS_PER_PAGE;
  const isFetched = !isLong && filter.fetchedFor === (influencer?.id ?? 'everyone');
  const path = influencer === undefined ? FILMS_PATH : `${FILMS_PATH}/${influencer.id}`;
  const addressOf = (number: number): string => (number === 1 ? path : `${path}?page=${number}`);
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
        {influencers.length > 0 && (
          <section className={styles['people']} aria-labelledby="people">
            <div className={styles['peopleWords']}>
              <h2 id="people">{texts.peopleTitle}</h2>
              <p className={layout['lead']}>{texts.peopleLead}</p>
            </div>
            <PresenterFilter
              influencers={influencers}
              current={influencer}
              onChoose={isLong ? undefined : filter.choose}
              note={texts.peopleNote}
            />
          </section>
        )}
        <Films
          minutes={isFetched ? fetched : minutes.entries}
          count={isFetched ? fetched.length : minutes.page.total}
          total={total}
          page={minutes.page}
          influencer={influencer}
          isBusy={filter.isBusy}
          addressOf={addressOf}
        />
        {texts.navigator.length > 0 && (
          <section className={styles['next']} aria-labelledby="next">
            <h2 id="next">{texts.nextTitle}</h2>
            <NavigatorCards cards={texts.navigator} />
          </section>
        )}
      </div>
    </>
  );
}

interface FilmsProperties {
  minutes: readonly MinuteCardView[];
  count: number;
  /** How many films there are of everyone. */
  total: number;
  page: ListPage;
  influencer: InfluencerView | undefined;
  isBusy: boolean;
  addressOf: (number: number) => string;
}

function Films({ minutes, count, total, page, influencer, isBusy, addressOf }: FilmsProperties) {
  const t = useTranslations('moneyMinute');
  return (
    <section className={styles['films']} aria-labelledby="films" aria-busy={isBusy}>
      <div className={styles['filmsHead']}>
        <h2 id="films" tabIndex={-1} aria-live="polite">
          {influencer === undefined
            ? t('count', { count })
            : t('countWith', { count, name: influencer.name })}
          <ShownRange page={page} />
        </h2>
        <WatchedCount total={total} />
      </div>
      {count === 0 ? (
        <EmptyList title={t('empty')} link={{ path: 'get-the-facts', label: t('emptyLink') }} />
      ) : (
        <MinuteList minutes={minutes} />
      )}
      <Pager page={page} addressOf={addressOf} headingId="films" />
    </section>
  );
}

/**
 * The count is known only in the browser, so the line is empty in the HTML, which all visitors
 * share.
 */
function WatchedCount({ total }: { total: number }) {
  const t = useTranslations('moneyMinute');
  const read = useAppSelector((state) => state.articles.influencerArticlesRead);
  // A film that was seen may be there no longer.
  const watched = Math.min(read.length, total);
  return (
    <p className={styles['watched']}>
      {watched > 0 &&
        (watched === total
          ? t('watchedAll')
          : t('watchedCount', { watched: String(watched), count: String(total) }))}
    </p>
  );
}
