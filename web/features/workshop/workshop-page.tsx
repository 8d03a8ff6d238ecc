import type { WorkshopView } from '#contracts/views/guidance.ts';
import { Island } from '../../islands/island.tsx';
import { PageHead } from '../../site/page-head.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { BlockLink } from '../../widgets/multimedia/block-link.tsx';
import { NavigatorCards } from '../../widgets/navigator-cards/navigator-cards.tsx';
import { numbered } from '../../site/numbered.ts';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import { Paragraphs } from '../../widgets/paragraphs/paragraphs.tsx';
import { SessionInvitation } from '../../widgets/told-session/told-stage.tsx';
import { Agenda } from './agenda.tsx';
import { Worksheet } from './worksheet.tsx';
import styles from './workshop-page.module.css';

/** A workshop without a date: what it is, how to prepare, the agenda, and a worksheet for a pen. */
export function WorkshopPage({ workshop }: { workshop: WorkshopView }) {
  return (
    <>
      <PageHead title={workshop.title} description={workshop.description} />
      <PageBanner
        title={workshop.title}
        lead={workshop.lead}
        scene="scene-workshop"
        sceneHeight={420}
        ground="sun"
      >
        <p>
          <a href="#sheet" className={buttonClasses('primary')}>
            {workshop.worksheetTitle}
          </a>
        </p>
      </PageBanner>
      <section className={styles['first']} aria-labelledby="about">
        <div className={`${layout['content']} ${styles['columns']}`}>
          <div className={styles['about']}>
            <h2 id="about">{workshop.aboutTitle}</h2>
            <Paragraphs text={workshop.about} />
          </div>
          <div className={styles['prepare']}>
            <h2>{workshop.prepareTitle}</h2>
            <p className={styles['lead']}>{workshop.prepareLead}</p>
            <ul role="list" className={styles['steps']}>
              {numbered(workshop.prepare).map(({ key, item }) => (
                <li key={key}>
                  <h3 className={styles['stepTitle']}>{item.title}</h3>
                  <Paragraphs text={item.text} />
                  <BlockLink link={item.link} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <section className={styles['agenda']} aria-labelledby="agenda">
        <div className={layout['content']}>
          <div className={styles['head']}>
            <h2 id="agenda">{workshop.agendaTitle}</h2>
            <p className={layout['lead']}>{workshop.agendaLead}</p>
          </div>
          <Agenda parts={workshop.agenda} />
        </div>
      </section>
      {workshop.told && (
        <section className={styles['told']} aria-labelledby="told">
          <div className={layout['content']}>
            <div className={styles['head']}>
              <h2 id="told">{workshop.told.title}</h2>
              <p className={layout['lead']}>{workshop.told.lead}</p>
            </div>
            <SessionInvitation card={workshop.told.card} headingLevel={3} />
          </div>
        </section>
      )}
      <Worksheet workshop={workshop} />
      <section className={styles['next']} aria-labelledby="next">
        <div className={`${layout['content']} ${styles['nextCards']}`}>
          <h2 id="next">{workshop.nextTitle}</h2>
          <Island name="navigator" wake="press" data={{ cards: workshop.navigator }}>
            <NavigatorCards cards={workshop.navigator} />
          </Island>
        </div>
      </section>
    </>
  );
}
