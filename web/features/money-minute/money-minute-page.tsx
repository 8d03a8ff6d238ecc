import { useTranslations } from 'use-intl';
import type { InfluencerView } from '#contracts/views/article.ts';
import type { MinuteCardView, MoneyMinuteView } from '#contracts/views/film-pages.ts';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { useAppSelector } from '../../state/store.ts';
import layout from '../../theme/layout.module.css';
import { NavigatorCards } from '../../widgets/navigator-cards/navigator-cards.tsx';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import { MinuteList } from './minute-list.tsx';
import { EmptyList } from '../../widgets/empty-list/empty-list.tsx';
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
  const { texts, influencers, minutes } = page;
  const title = useTranslations('title');
  const { company } = useShell();
  const influencer = influencers.find(({ id }) => id === chosen);
  const filter = useInfluencerFilter();
  const fetched = useAppSelector((state) => state.articles.influencerArticles);
  const known =
    influencer === undefined
      ? minutes
      : minutes.filter((minute) => minute.influencer?.id === influencer.id);
  const shown = filter.fetchedFor === (influencer?.id ?? 'everyone') ? fetched : known;
  const path = influencer === undefined ? FILMS_PATH : `${FILMS_PATH}/${influencer.id}`;
  const pageTitle =
    influencer === undefined ? title('moneyMinute') : `${title('moneyMinute')}: ${influencer.name}`;
  return (
    <>
      <PageHead
        title={pageTitle}
        description={texts.description}
        canonicalPath={`/${company.companyId}/${path}`}
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
              onChoose={filter.choose}
              note={texts.peopleNote}
            />
          </section>
        )}
        <Films minutes={shown} all={minutes} influencer={influencer} isBusy={filter.isBusy} />
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
  all: readonly MinuteCardView[];
  influencer: InfluencerView | undefined;
  isBusy: boolean;
}

function Films({ minutes, all, influencer, isBusy }: FilmsProperties) {
  const t = useTranslations('moneyMinute');
  const count = minutes.length;
  return (
    <section className={styles['films']} aria-labelledby="films" aria-busy={isBusy}>
      <div className={styles['filmsHead']}>
        <h2 id="films" aria-live="polite">
          {influencer === undefined
            ? t('count', { count })
            : t('countWith', { count, name: influencer.name })}
        </h2>
        <WatchedCount all={all} />
      </div>
      {count === 0 ? (
        <EmptyList title={t('empty')} link={{ path: 'get-the-facts', label: t('emptyLink') }} />
      ) : (
        <MinuteList minutes={minutes} />
      )}
    </section>
  );
}

/**
 * The count is known only in the browser, so the line is empty in the HTML, which all visitors
 * share.
 */
function WatchedCount({ all }: { all: readonly MinuteCardView[] }) {
  const t = useTranslations('moneyMinute');
  const read = useAppSelector((state) => state.articles.influencerArticlesRead);
  const watched = all.filter(({ id }) => read.includes(id)).length;
  return (
    <p className={styles['watched']}>
      {watched > 0 &&
        (watched === all.length
          ? t('watchedAll')
          : t('watchedCount', { watched: String(watched), count: String(all.length) }))}
    </p>
  );
}
