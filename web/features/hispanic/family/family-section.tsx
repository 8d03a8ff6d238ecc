import type { HispanicView } from '#contracts/views/hispanic.ts';
import { Art } from '../../../art/art.tsx';
import { Icon } from '../../../art/icon.tsx';
import { Island } from '../../../islands/island.tsx';
import { SiteLink } from '../../../site/site-link.tsx';
import layout from '../../../theme/layout.module.css';
import { buttonClasses } from '../../../widgets/button/button-classes.ts';
import { NavigatorCards } from '../../../widgets/navigator-cards/navigator-cards.tsx';
import { Paragraphs } from '../../../widgets/paragraphs/paragraphs.tsx';
import { DiscussionGuide } from './discussion-guide.tsx';
import styles from './family-section.module.css';
import { SectionLink } from '../trail/section-link.tsx';
import { Section } from '../trail/section.tsx';

/** What families can do at home: talk, and look after three things. */
export function FamilySection({ data }: { data: NonNullable<HispanicView['section_9']> }) {
  const guide = { label: data.contentButton, guide: data.modal };
  return (
    <Section id="section_9">
      <div className={styles['talk']}>
        <div className={styles['words']}>
          <h2 id="section_9-title">{data.mainTitle}</h2>
          <Paragraphs text={data.content1} />
          <Island name="discussion-guide" wake="press" data={guide}>
            <DiscussionGuide {...guide} />
          </Island>
          <p className={styles['after']}>{data.content2}</p>
        </div>
        <Art name="cover-table" width={400} height={250} className={styles['picture']} />
      </div>
      <h3 className={styles['title']}>{data.title}</h3>
      <Island name="navigator" wake="press" data={{ cards: data.cards }}>
        <NavigatorCards cards={data.cards} />
      </Island>
      <div className={styles['end']}>
        <h3>{data.CtaTitle}</h3>
        <SiteLink path="" className={buttonClasses('primary')}>
          {data.CtaLabel}
        </SiteLink>
      </div>
      <p className={styles['top']}>
        <SectionLink to="section_1" className={layout['standalone']}>
          <Icon name="arrow-left" className={styles['up']} />
          {data.backToTop}
        </SectionLink>
      </p>
    </Section>
  );
}
