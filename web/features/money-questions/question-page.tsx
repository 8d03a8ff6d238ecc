import { useTranslations } from 'use-intl';
import type { MoneyQuestionView } from '#contracts/views/money-questions.ts';
import type { Typed } from '#domain/money-questions/field.ts';
import { readFields, writeValues } from '#domain/money-questions/read-fields.ts';
import { Island } from '../../islands/island.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { EVERY_QUESTION } from './every-question.ts';
import { QuestionAnswer } from './question-answer.tsx';
import { QuestionCards } from './question-cards.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionSections } from './question-sections.tsx';
import styles from './question-page.module.css';
import { useWords } from './use-words.ts';

export interface QuestionPageProperties extends MoneyQuestionView {
  /** What a form without a script has sent. */
  typed?: Typed | undefined;
}

/** A question with its form and, below it, the answer: to an example until somebody types. */
export function QuestionPage({ typed, ...view }: QuestionPageProperties) {
  const t = useTranslations('moneyQuestions');
  const { embed } = useShell();
  const { question, ground, guides, others } = view;
  const { fields, example, answer, maySay, columns, more } = EVERY_QUESTION[question];
  if (!view.fits) return <MisfitQuestion {...view} />;
  const asked = fields(ground as never);
  const shown = typed ?? writeValues(asked, example(ground as never));
  const { values, mistakes } = readFields(asked, Object.entries(shown));
  const given = values && answer(values as never, ground as never);
  const title = t(`of.${question}.title`);
  return (
    <>
      <PageHead
        title={mistakes.length > 0 ? t('errorTitle', { title }) : title}
        description={t(`of.${question}.description`)}
      />
      <div className={layout['content']}>
        <header className={styles['head']}>
          <h1>{title}</h1>
          <p className={layout['lead']}>{t(`of.${question}.lead`)}</p>
        </header>
        <Island name="ask" wake="press" data={{ question, ground }}>
          <div>
            <div className={styles['columns']}>
              <QuestionForm
                question={question}
                fields={asked}
                typed={shown}
                mistakes={mistakes}
                isPosted={typed !== undefined}
              />
              <QuestionAnswer
                question={question}
                maySay={maySay(ground as never)}
                columns={columns(ground as never)}
                answer={given}
              />
            </div>
            {more && <QuestionSections question={question} sections={more} answer={given} />}
          </div>
        </Island>
        <div className={styles['after']}>
          <section aria-labelledby="left-out">
            <h2 id="left-out">{t('leftOut')}</h2>
            <LeftOut of={`moneyQuestions.of.${question}.leftOut`} />
            <p className={styles['sources']}>
              <SiteLink path="calculator/disclosures" className={layout['standalone']}>
                {t('sources')}
              </SiteLink>
            </p>
          </section>
          {guides.length > 0 && (
            <p className={styles['guides']}>
              {guides.map(({ title: guide, path }) => (
                <SiteLink key={path} path={path} className={layout['standalone']}>
                  {guide}
                </SiteLink>
              ))}
            </p>
          )}
        </div>
        {others.length > 0 && !embed && (
          <section className={styles['others']} aria-labelledby="others">
            <h2 id="others">{t('others')}</h2>
            <QuestionCards questions={others} headingLevel={3} />
          </section>
        )}
      </div>
    </>
  );
}

function LeftOut({ of }: { of: string }) {
  const words = useWords();
  const names = Object.keys(words.raw(of) as object);
  return (
    <ul className={styles['leftOut']}>
      {names.map((name) => (
        <li key={name}>{words(`${of}.${name}`)}</li>
      ))}
    </ul>
  );
}

/** The plan lacks what the question is about: its address says so, and leads to those that fit. */
function MisfitQuestion({ question, others }: MoneyQuestionView) {
  const t = useTranslations('moneyQuestions');
  const title = t(`of.${question}.title`);
  const why = useWords()(`moneyQuestions.of.${question}.misfit`);
  return (
    <div className={layout['content']}>
      <PageHead title={title} description={why} isIndexed={false} />
      <header className={styles['head']}>
        <h1>{title}</h1>
        <p className={layout['lead']}>{why}</p>
      </header>
      <section className={styles['others']} aria-labelledby="others">
        <h2 id="others">{t('instead')}</h2>
        <QuestionCards questions={others} headingLevel={3} />
      </section>
    </div>
  );
}
