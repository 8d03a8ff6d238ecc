import type { ArticleView, MisfitView } from '#contracts/views/article.ts';
import { PageHead } from '../../site/page-head.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { CardGrid } from '../../widgets/card/card-grid.tsx';
import styles from './article-page.module.css';

/** The address of an article that does not fit the plan of the company: it says why, and leads on. */
export function MisfitPage({ article, words }: { article: ArticleView; words: MisfitView }) {
  const { title, description, next } = article;
  return (
    <article>
      <PageHead title={title} description={description} isIndexed={false} />
      <header className={styles['head']}>
        <div className={styles['headWords']}>
          <p className={styles['meta']}>{words.label}</p>
          <h1>{title}</h1>
          <p className={layout['lead']}>{description}</p>
          <p>
            <SiteLink path="get-the-facts" className={buttonClasses('secondary')}>
              {words.all}
            </SiteLink>
          </p>
        </div>
      </header>
      {next.length > 0 && (
        <section className={styles['next']} aria-labelledby="next">
          <div className={layout['content']}>
            <h2 id="next">{words.instead}</h2>
            <CardGrid cards={next} headingLevel={3} variant="contained-full-width" />
          </div>
        </section>
      )}
    </article>
  );
}
