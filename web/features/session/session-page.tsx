import { useTranslations } from 'use-intl';
import type { SessionView } from '#contracts/views/session.ts';
import { Art } from '../../art/art.tsx';
import { Icon } from '../../art/icon.tsx';
import { numbered } from '../../site/numbered.ts';
import { PageHead } from '../../site/page-head.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { Questions } from '../../widgets/accordion/questions.tsx';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { BlockLink } from '../../widgets/multimedia/block-link.tsx';
import { Prose } from '../../widgets/prose/prose.tsx';
import { Sources } from '../../widgets/sources/sources.tsx';
import { ToldStage } from '../../widgets/told-session/told-stage.tsx';
import styles from './session-page.module.css';
import { Slides } from './slides.tsx';

/** A told session: its stage, all its slides to read, what people ask, and one thing to do. */
export function SessionPage({ session }: { session: SessionView }) {
  const stage = useTranslations('components.session');
  const { card, slides, questions, do: todo, sources } = session;
  return (
    <article>
      <PageHead title={card.title} description={card.description} />
      <SessionHead session={session} />
      <div className={layout['content']}>
        <ToldStage card={card} />
        <Slides session={card.id} slides={slides} />
        <Questions
          id="questions"
          title={stage('questions')}
          questions={numbered(questions).map(({ at, item: { question, answer } }) => ({
            id: `${at + 1}`,
            question,
            answer: <Prose {...answer} />,
          }))}
        />
        <section id="do" className={styles['do']} aria-labelledby="do-title">
          <div className={styles['doWords']}>
            <h2 id="do-title">{todo.title}</h2>
            <Prose {...todo.text} />
          </div>
          <BlockLink link={todo.link} className={buttonClasses('primary')} />
        </section>
        <Sources sources={sources} />
      </div>
      {session.next && <NextSession next={session.next} />}
    </article>
  );
}

function SessionHead({ session }: { session: SessionView }) {
  const t = useTranslations('virtualEvent');
  const article = useTranslations('article');
  const cards = useTranslations('cards');
  const title = useTranslations('title');
  const { card, speaker, updated, isOfEvent } = session;
  return (
    <header className={styles['head']}>
      <div className={layout['content']}>
        {isOfEvent && (
          <SiteLink path="virtual-event" className={styles['back']}>
            <Icon name="arrow-left" />
            {title('virtualEvent')}
          </SiteLink>
        )}
        <h1>{card.title}</h1>
        <p className={layout['lead']}>{card.description}</p>
        <p className={styles['meta']}>
          <span className={styles['fact']}>
            <Icon name="clock" />
            {cards('minutes', { minutes: card.minutes })}
          </span>
          {speaker && (
            <span className={styles['fact']}>
              <span className={styles['face']}>
                <Art name={speaker.picture} width={44} height={44} />
              </span>
              {t('with', { name: speaker.name })}
            </span>
          )}
          <time dateTime={updated} className={styles['fact']}>
            {article('updated', { date: new Date(`${updated}T00:00:00Z`) })}
          </time>
        </p>
      </div>
    </header>
  );
}

function NextSession({ next }: { next: NonNullable<SessionView['next']> }) {
  const t = useTranslations('virtualEvent.session');
  const cards = useTranslations('cards');
  return (
    <section className={styles['next']} aria-labelledby="next">
      <div className={`${layout['content']} ${styles['nextCard']}`}>
        <Art name={next.cover} width={400} height={250} className={styles['nextCover']} />
        <div className={styles['nextWords']}>
          <h2 id="next">{t('next')}</h2>
          <p>
            <SiteLink path={next.path} className={layout['standalone']}>
              {next.title}
            </SiteLink>
          </p>
          <p>{next.description}</p>
          <p className={styles['fact']}>
            <Icon name="clock" />
            {cards('minutes', { minutes: next.minutes })}
          </p>
        </div>
      </div>
    </section>
  );
}
