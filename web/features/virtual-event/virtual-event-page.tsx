import { useTranslations } from 'use-intl';
import type { VirtualEventView } from '#contracts/views/guidance.ts';
import { Island } from '../../islands/island.tsx';
import { NoteArrival } from '../../islands/note-arrival.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import { virtualEventArticlesSet } from '../../state/articles-slice.ts';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { NavigatorCards } from '../../widgets/navigator-cards/navigator-cards.tsx';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import { EventGuides } from './event-guides.tsx';
import { Program } from './program.tsx';
import { Speakers } from './speakers.tsx';
import styles from './virtual-event-page.module.css';

/** An event without a date: its program, its speakers, and what to read. */
export function VirtualEventPage({ view: { event, program, cards } }: { view: VirtualEventView }) {
  const t = useTranslations('virtualEvent');
  const title = useTranslations('title');
  return (
    <>
      <NoteArrival action={virtualEventArticlesSet(cards)} />
      <PageHead title={title('virtualEvent')} description={event.description} />
      <PageBanner
        title={event.title}
        lead={event.lead}
        scene="scene-event"
        sceneHeight={460}
        ground="sky"
      >
        <p>
          <SiteLink path={event.start.path} className={buttonClasses('primary')}>
            {event.start.label}
          </SiteLink>
        </p>
      </PageBanner>
      <section className={layout['section']} aria-labelledby="program">
        <div className={layout['content']}>
          <div className={styles['head']}>
            <h2 id="program">{event.programTitle}</h2>
            <p className={layout['lead']}>{event.programLead}</p>
          </div>
          <Program stops={program} />
        </div>
      </section>
      <section aria-labelledby="speakers">
        <div className={`${layout['content']} ${styles['head']}`}>
          <h2 id="speakers">{t('speakersTitle')}</h2>
        </div>
        <Speakers speakers={event.speakers} note={event.speakersNote} />
      </section>
      <section className={styles['guides']} aria-labelledby="guides">
        <div className={layout['content']}>
          <div className={styles['head']}>
            <h2 id="guides">{event.articlesTitle}</h2>
            <p className={layout['lead']}>{event.articlesLead}</p>
          </div>
          <Island name="event-guides" wake="state" data={{ cards }}>
            <EventGuides cards={cards} />
          </Island>
        </div>
      </section>
      <section className={styles['next']} aria-labelledby="next">
        <div className={`${layout['content']} ${styles['nextCards']}`}>
          <h2 id="next">{event.nextTitle}</h2>
          <Island name="navigator" wake="press" data={{ cards: event.navigator }}>
            <NavigatorCards cards={event.navigator} />
          </Island>
        </div>
      </section>
    </>
  );
}
