import type { HispanicData } from '#contracts/content/hispanic-landing.ts';
import { useShell } from '../../site/shell-context.tsx';
import { numbered } from '../../site/numbered.ts';
import { Section } from './trail/section.tsx';
import styles from './roots-banner.module.css';

/** A picture with few words between two sections. */
export function RootsBanner({ data }: { data: HispanicData<'section_5'> }) {
  const { artBase } = useShell();
  const { title, content, mobileImg, desktopImg } = data;
  return (
    <Section id="section_5">
      <div className={styles['banner']}>
        <picture>
          <source
            media="(min-width: 1024px)"
            srcSet={`${artBase}/${desktopImg}.svg`}
            width={1200}
            height={600}
          />
          <img
            src={`${artBase}/${mobileImg}.svg`}
            alt=""
            width={800}
            height={640}
            loading="lazy"
            decoding="async"
            className={styles['scene']}
          />
        </picture>
        <div className={styles['words']}>
          <h2 id="section_5-title">{title}</h2>
          {numbered(content).map(({ key, item }) => (
            <p key={key}>{item}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
