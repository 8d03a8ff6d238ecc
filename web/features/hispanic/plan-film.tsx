import type { HispanicView } from '#contracts/views/hispanic.ts';
import { Film } from '../../widgets/film/film.tsx';
import { Paragraphs } from '../../widgets/paragraphs/paragraphs.tsx';
import { NoData } from './no-data.tsx';
import { Section } from './trail/section.tsx';
import styles from './film-section.module.css';

export function PlanFilm({ data }: { data: HispanicView['section_6'] }) {
  if (!data) return <NoData id="section_6" />;
  return (
    <Section id="section_6" className={styles['section']}>
      <h2 id="section_6-title" className={styles['title']}>
        {data.title}
      </h2>
      <Film {...data.video} />
      <div className={styles['words']}>
        <Paragraphs text={data.content} />
      </div>
    </Section>
  );
}
