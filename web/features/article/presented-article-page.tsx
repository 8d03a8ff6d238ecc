import { useTranslations } from 'use-intl';
import type { ArticleView, InfluencerView } from '#contracts/views/article.ts';
import type { SitePath } from '#domain/pages/site-path.ts';
import { Art } from '../../art/art.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import { influencerArticleRead } from '../../state/articles-slice.ts';
import { NoteArrival } from '../../islands/note-arrival.tsx';
import layout from '../../theme/layout.module.css';
import { ArticlePage, type ArticlePageProperties } from './article-page.tsx';
import styles from './presented-article-page.module.css';

const FILMS = 'get-the-facts/money-minute' satisfies SitePath;

/** The page of an article that belongs to its own area, such as a film with a presenter. */
export function PresentedArticlePage(properties: ArticlePageProperties) {
  const { id, kind, influencer } = properties.article;
  const back = useBack(kind);
  return (
    <ArticlePage
      {...properties}
      back={back}
      byline={influencer && <Byline influencer={influencer} />}
      afterText={
        <>
          {/* Films with a presenter are counted in a list of their own, from which the list of films
              marks those that were opened. */}
          {kind === 'money-minute' && <NoteArrival action={influencerArticleRead(id)} />}
          {influencer && <Presenter influencer={influencer} />}
        </>
      }
    />
  );
}

function useBack(kind: ArticleView['kind']): ArticlePageProperties['back'] {
  const t = useTranslations('moneyMinute');
  const { company } = useShell();
  if (kind === 'money-minute') return { path: FILMS, label: t('backToFilms') };
  if (kind === 'target-date' && company.showTargetDate)
    return { path: 'target-date', label: t('backToTargetDate') };
  return undefined;
}

function Byline({ influencer: { name, imagePath } }: { influencer: InfluencerView }) {
  const t = useTranslations('moneyMinute');
  return (
    <p className={styles['byline']}>
      <span className={styles['small']}>
        <Art name={imagePath} width={240} height={240} isLazy={false} />
      </span>
      <span>
        {t('presenter')} {name}
      </span>
    </p>
  );
}

function Presenter({ influencer }: { influencer: InfluencerView }) {
  const t = useTranslations('moneyMinute');
  const { id, name, about, alt, imagePath } = influencer;
  return (
    <section className={styles['presenter']} aria-labelledby="presenter">
      <div className={styles['portrait']}>
        <Art name={imagePath} alt={alt} width={240} height={240} />
      </div>
      <div className={styles['words']}>
        <h2 id="presenter">{name}</h2>
        <p>{about}</p>
        <p>
          <SiteLink path={`${FILMS}/${id}`} className={layout['standalone']}>
            {t('moreWith', { name })}
          </SiteLink>
        </p>
      </div>
    </section>
  );
}
