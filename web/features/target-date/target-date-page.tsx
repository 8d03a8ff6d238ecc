import { useTranslations } from 'use-intl';
import type { TargetDateView } from '#contracts/views/film-pages.ts';
import type { SitePath } from '#domain/pages/site-path.ts';
import { Island } from '../../islands/island.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { Questions } from '../../widgets/accordion/questions.tsx';
import { CardGrid } from '../../widgets/card/card-grid.tsx';
import { LazyBlock } from '../../widgets/multimedia/lazy-block.tsx';
import { numbered } from '../../site/numbered.ts';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import { Pager, ShownRange, useTitleOfPage } from '../../widgets/pager/pager.tsx';
import { Paragraphs } from '../../widgets/paragraphs/paragraphs.tsx';
import type { GlideDrawing } from './draw-glide-path.ts';
import { GlideChart } from './glide-chart.tsx';
import styles from './target-date-page.module.css';
import { YearFinder } from './year-finder.tsx';

interface TargetDatePageProperties {
  page: TargetDateView;
  drawing: GlideDrawing;
}

/** What a target date fund is: a film, the path its mix follows, questions, and more to read. */
export function TargetDatePage({ page, drawing }: TargetDatePageProperties) {
  const t = useTranslations('targetDate');
  const title = useTranslations('title');
  const { company } = useShell();
  const { page: list } = page.articles;
  const { glidePath, pathNote, pathSource, yearTitle, yearLead, yearExample, yearNote } = page;
  const glide = { page: { glidePath, pathNote, pathSource }, drawing };
  const years = { page: { yearTitle, yearLead, yearExample, yearNote } };
  return (
    <>
      <PageHead
        title={useTitleOfPage(title('targetDate'), list)}
        description={page.description}
        canonicalPath={`/${company.companyId}/${addressOfPage(list.number)}`}
      />
      <PageBanner
        title={page.title}
        lead={page.lead}
        scene="scene-target"
        sceneHeight={420}
        ground="sky"
      />
      <div className={layout['content']}>
        <section className={styles['film']} aria-labelledby="film">
          <h2 id="film">{page.filmTitle}</h2>
          <div className={styles['columns']}>
            <div className={styles['screen']}>
              {numbered(page.blocks).map(({ key, item }) => (
                <LazyBlock key={key} block={item} />
              ))}
            </div>
            <ol role="list" className={styles['ideas']}>
              {numbered(page.ideas).map(({ key, item }) => (
                <li key={key}>
                  <h3>{item.title}</h3>
                  <p>{item.text}</p>
                </li>
              ))}
            </ol>
          </div>
        </section>
      </div>
      <section className={styles['path']} aria-labelledby="path">
        <div className={layout['content']}>
          <div className={styles['pathWords']}>
            <h2 id="path">{page.pathTitle}</h2>
            <p className={layout['lead']}>{page.pathLead}</p>
          </div>
          <Island name="glide" wake="press" data={glide}>
            <GlideChart {...glide} />
          </Island>
        </div>
      </section>
      <div className={layout['content']}>
        <div className={styles['year']}>
          <Island name="fund-years" wake="press" data={years}>
            <YearFinder {...years} />
          </Island>
        </div>
        <div className={styles['questions']}>
          <Questions
            id="questions"
            title={page.questionsTitle}
            questions={page.questions.map(({ id, question, answer }) => ({
              id,
              question,
              answer: (
                <div className={styles['answer']}>
                  <Paragraphs text={answer} />
                </div>
              ),
            }))}
          />
        </div>
        {list.total > 0 && (
          <section className={styles['articles']} aria-labelledby="articles">
            <div className={styles['articlesHead']}>
              <h2 id="articles" tabIndex={-1}>
                {page.articlesTitle}
                <ShownRange page={list} />
              </h2>
              <SiteLink path="get-the-facts" className={layout['standalone']}>
                {t('allFacts')}
              </SiteLink>
            </div>
            <CardGrid cards={page.articles.entries} headingLevel={3} />
            <Pager page={list} addressOf={addressOfPage} headingId="articles" />
          </section>
        )}
      </div>
    </>
  );
}

function addressOfPage(number: number): SitePath {
  return number === 1 ? 'target-date' : `target-date?page=${number}`;
}
