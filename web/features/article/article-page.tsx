import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ArticleView, EndingView } from '#contracts/views/article.ts';
import type { SitePath } from '#domain/pages/site-path.ts';
import { Icon } from '../../art/icon.tsx';
import { Art } from '../../art/art.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import { NoteArrival } from '../../islands/note-arrival.tsx';
import { articleRead, likeNoted } from '../../state/articles-slice.ts';
import layout from '../../theme/layout.module.css';
import { Badge } from '../../widgets/badge/badge.tsx';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { CardGrid } from '../../widgets/card/card-grid.tsx';
import { ReadingTime } from '../../widgets/card/reading-time.tsx';
import { LazyBlock } from '../../widgets/multimedia/lazy-block.tsx';
import { Prose } from '../../widgets/prose/prose.tsx';
import { Reader } from '../../widgets/read-aloud/reader.tsx';
import { Sources } from '../../widgets/sources/sources.tsx';
import styles from './article-page.module.css';
import { Infographic } from './infographic.tsx';
import { Like, type Rated } from './like.tsx';
import { MisfitPage } from './misfit-page.tsx';
import { ShareTools } from './share-tools.tsx';

/** Few articles have one, and only the server draws it, so its styles come with those that do. */
const Inset = import.meta.env.SSR ? (await import('./inset.tsx')).Inset : undefined;

/** Kinds of articles that belong to a page of their own, where the way back leads. */
const BACK: Partial<Record<ArticleView['kind'], { path: SitePath; title: 'virtualEvent' }>> = {
  'virtual-event': { path: 'virtual-event', title: 'virtualEvent' },
};

export interface ArticlePageProperties {
  article: ArticleView;
  rated: Rated | undefined;
  /** The page that the article belongs to, when it is not the list of all topics. */
  back?: { path: SitePath; label: string } | undefined;
  /** A note shown beside the length of the article. */
  byline?: ReactNode;
  /** Content shown after the text. */
  afterText?: ReactNode;
}

export function ArticlePage({ article, rated, back, byline, afterText }: ArticlePageProperties) {
  const { company } = useShell();
  if (article.misfit) return <MisfitPage article={article} words={article.misfit} />;
  const [first, ...others] = article.body;
  // Visitors come for the film, so its introduction follows it.
  const film = article.isVideo && first?.kind === 'block' ? first.block : undefined;
  return (
    <article>
      {/* An article counts as read once it has been opened. */}
      <NoteArrival action={articleRead(article.id)} />
      {(rated === 'liked' || rated === 'unliked') && (
        <NoteArrival action={likeNoted({ id: article.id, isLiked: rated === 'liked' })} />
      )}
      <PageHead
        title={article.title}
        description={article.description}
        canonicalPath={`/${company.companyId}/${article.path}`}
      />
      <ArticleHead article={article} back={back} byline={byline} hasCover={!film} />
      <div className={layout['content']}>
        <div className={styles['columns']}>
          <div className={styles['text']} data-read="">
            {film && <LazyBlock block={film} />}
            {film && <Reader />}
            {article.keyPoints && <Prose {...article.keyPoints} />}
            <p className={styles['intro']}>{article.intro}</p>
            {(film ? others : article.body).map((part) =>
              part.kind === 'block' ? (
                <LazyBlock key={part.name} block={part.block} />
              ) : part.kind === 'inset' ? (
                Inset && <Inset key={part.name} {...part} />
              ) : (
                <Prose key={part.name} {...part} />
              ),
            )}
            {article.infographic && <Infographic picture={article.infographic} />}
            {article.closing && (
              <div className={styles['closing']}>
                <Prose {...article.closing} />
              </div>
            )}
            {afterText}
            {article.help && (
              <div className={styles['help']}>
                <Prose {...article.help} />
              </div>
            )}
            <Sources sources={article.sources} />
          </div>
          {/* On a phone this follows the text, because it is the text that people come for. */}
          <aside className={styles['rail']}>
            <Like articleId={article.id} likes={article.likes} rated={rated} />
            <ShareTools title={article.title} path={article.path} />
          </aside>
        </div>
        {article.ending ? <Ending ending={article.ending} /> : <ChangePanel />}
      </div>
      <KeepWalking cards={article.next} />
    </article>
  );
}

function ArticleHead({
  article,
  back,
  byline,
  hasCover,
}: Pick<ArticlePageProperties, 'article' | 'back' | 'byline'> & {
  /** False where the drawing stands over the film below. */
  hasCover: boolean;
}) {
  const t = useTranslations('article');
  const title = useTranslations('title');
  const own = BACK[article.kind];
  const wayBack = back ?? (own && { path: own.path, label: title(own.title) });
  return (
    <header className={styles['head']} data-bare={hasCover ? undefined : ''}>
      <div className={styles['headWords']}>
        <SiteLink path={wayBack?.path ?? 'get-the-facts'} className={styles['back']}>
          <Icon name="arrow-left" />
          {wayBack?.label ?? t('back')}
        </SiteLink>
        {article.badge && (
          <span className={styles['badge']}>
            <Badge status={article.badge} />
          </span>
        )}
        <h1 data-read="">{article.title}</h1>
        <p className={layout['lead']} data-read="">
          {article.description}
        </p>
        <p className={styles['meta']}>
          <span>
            <ReadingTime {...article} />
          </span>
          <time dateTime={article.updated}>
            {t('updated', { date: new Date(`${article.updated}T00:00:00Z`) })}
          </time>
        </p>
        {byline}
        {hasCover && <Reader isOnCover />}
      </div>
      {hasCover && (
        <Art
          name={article.image}
          alt={article.imageAlt}
          width={400}
          height={250}
          isLazy={false}
          className={styles['cover']}
        />
      )}
    </header>
  );
}

function ChangePanel() {
  const t = useTranslations('article');
  return (
    <div className={styles['change']}>
      <Art name="trail-break" width={1200} height={48} className={styles['separator']} />
      <section className={styles['panel']} aria-labelledby="change">
        <div>
          <h2 id="change">{t('changeTitle')}</h2>
          <p>{t('changeLead')}</p>
        </div>
        <SiteLink path="make-a-change" className={buttonClasses('primary')}>
          {t('changeLink')}
        </SiteLink>
      </section>
    </div>
  );
}

/** The next step where the subject has one of its own. */
function Ending({ ending: { title, lead, call, phone } }: { ending: EndingView }) {
  return (
    <div className={styles['change']}>
      <Art name="trail-break" width={1200} height={48} className={styles['separator']} />
      <section className={styles['panel']} aria-labelledby="ending">
        <div>
          <h2 id="ending">{title}</h2>
          <p>{lead}</p>
        </div>
        <a href={phone.href} className={buttonClasses('primary')}>
          <span>
            {call}
            <span className={styles['number']} aria-hidden="true">
              {phone.number}
            </span>
            <span className="visually-hidden">{phone.said}</span>
          </span>
        </a>
      </section>
    </div>
  );
}

function KeepWalking({ cards }: { cards: ArticleView['next'] }) {
  const t = useTranslations('article');
  return (
    <section className={styles['next']} aria-labelledby="next">
      <div className={layout['content']}>
        <h2 id="next">{t('keepWalking')}</h2>
        <CardGrid cards={cards} headingLevel={3} variant="contained-full-width" />
      </div>
    </section>
  );
}
