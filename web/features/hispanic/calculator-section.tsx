import type { HispanicView } from '#contracts/views/hispanic.ts';
import { SiteLink } from '../../site/site-link.tsx';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { Film } from '../../widgets/film/film.tsx';
import { Paragraphs } from '../../widgets/paragraphs/paragraphs.tsx';
import { NoData } from './no-data.tsx';
import { Section } from './trail/section.tsx';
import styles from './film-section.module.css';

export function CalculatorSection({ data }: { data: HispanicView['section_8'] }) {
  if (!data) return <NoData id="section_8" />;
  return (
    <Section id="section_8">
      <div className={`${styles['section']} ${styles['panel']}`}>
        <h2 id="section_8-title" className={styles['title']}>
          {data.title}
        </h2>
        <Film {...data.video} />
        <div className={styles['words']}>
          <Paragraphs text={data.content1} />
          <p>
            <CalculatorLink path={data.calcLink}>{data.calcLabel}</CalculatorLink>
          </p>
          <Paragraphs text={data.content2} />
        </div>
      </div>
    </Section>
  );
}

function CalculatorLink({ path, children }: { path: string; children: string }) {
  if (path.startsWith('https://'))
    return (
      <a href={path} className={buttonClasses('primary')}>
        {children}
      </a>
    );
  return (
    <SiteLink path={path} className={buttonClasses('primary')}>
      {children}
    </SiteLink>
  );
}
