import { useTranslations } from 'use-intl';
import { SENTIMENTS, type Sentiment, type Shares } from '#domain/poll/sentiments.ts';
import { Art } from '../../art/art.tsx';
import { Icon } from '../../art/icon.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import styles from './sentiment-picker.module.css';
import type { Vote } from './use-vote.ts';

const SKY: Record<Sentiment, string> = {
  confident: 'sky-confident',
  hopeful: 'sky-hopeful',
  soso: 'sky-soso',
  anxious: 'sky-anxious',
  discourage: 'sky-discouraged',
};

const THANKS = {
  confident: 'thanksConfident',
  hopeful: 'thanksHopeful',
  soso: 'thanksSoso',
  anxious: 'thanksAnxious',
  discourage: 'thanksDiscourage',
} as const satisfies Record<Sentiment, string>;

/** The heading: first the question, and the thanks after a pick. */
export function useSentimentTitle(picked: Sentiment | undefined): string {
  const t = useTranslations('sentiment');
  return t(picked === undefined ? 'title' : THANKS[picked]);
}

interface SentimentPickerProperties {
  vote: Vote;
  /** True where there is little room: small screens then show two rows instead of five. */
  isCompact?: boolean;
}

/** Five feelings as five skies. The first pick counts, and disables the others. */
export function SentimentPicker({ vote, isCompact = false }: SentimentPickerProperties) {
  const t = useTranslations('sentiment');
  const { picked, shares, next, problem, pick } = vote;
  return (
    <>
      <div
        className={styles['skies']}
        role="group"
        aria-label={t('choices')}
        data-compact={isCompact || undefined}
      >
        {SENTIMENTS.map((sentiment) => (
          <button
            key={sentiment}
            type="button"
            className={styles['sky']}
            aria-pressed={picked === sentiment}
            disabled={picked !== undefined && picked !== sentiment}
            onClick={() => pick(sentiment)}
          >
            <Art name={SKY[sentiment]} width={84} height={84} isLazy={false} />
            <span className={styles['word']}>
              {t(sentiment)}
              {picked === sentiment && <Icon name="check" />}
            </span>
          </button>
        ))}
      </div>
      <p className={problem ? undefined : 'visually-hidden'} role="status">
        {problem && t(problem)}
      </p>
      {next && (
        <p className={styles['next']}>
          <SiteLink path={next.href}>{next.title}</SiteLink>{' '}
          {t('nextMinutes', { minutes: next.minutes })}
        </p>
      )}
      {shares === null && <p className={styles['few']}>{t('resultsAfterVotes')}</p>}
      {shares && <ShareBars shares={shares} />}
    </>
  );
}

function ShareBars({ shares }: { shares: Shares }) {
  const t = useTranslations('sentiment');
  const known = SENTIMENTS.map((sentiment) => shares[sentiment] ?? 0);
  const largest = Math.max(...known, 1);
  return (
    <section className={styles['results']} aria-label={t('results')}>
      <h3>{t('results')}</h3>
      <ul role="list">
        {SENTIMENTS.map((sentiment) => (
          <li key={sentiment}>
            <span>{t(sentiment)}</span>
            <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
              <rect width={((shares[sentiment] ?? 0) / largest) * 100} height={12} rx={1} />
            </svg>
            <span className={styles['share']}>
              {shares[sentiment] === null ? t('fewAnswers') : `${shares[sentiment]}%`}
            </span>
          </li>
        ))}
      </ul>
      {Object.values(shares).includes(null) && <p className={styles['few']}>{t('fewNote')}</p>}
    </section>
  );
}
