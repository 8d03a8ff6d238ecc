import { useTranslations } from 'use-intl';
import type { SurveyView } from '#contracts/views/guidance.ts';
import { Icon } from '../../art/icon.tsx';
import { Island } from '../../islands/island.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { numbered } from '../../site/numbered.ts';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import styles from './survey-page.module.css';
import { SurveyStart } from './survey-start.tsx';

/**
 * Explains the survey and who learns what; nothing is fetched from its site before the button is
 * pressed.
 */
export function SurveyPage({ survey }: { survey: SurveyView }) {
  const t = useTranslations('survey');
  const { title, provider, host, url } = survey;
  const framed = { title, provider, host, url };
  return (
    <>
      <PageHead title={survey.title} description={survey.description} />
      <PageBanner
        title={survey.title}
        lead={survey.lead}
        scene="scene-transition"
        sceneHeight={440}
        ground="sky"
      >
        <p>
          <SiteLink path="transitioning-to-retirement/all" className={layout['standalone']}>
            <Icon name="arrow-left" />
            {t('back')}
          </SiteLink>
        </p>
      </PageBanner>
      <div className={`${layout['content']} ${styles['page']}`}>
        <ul className={styles['points']}>
          {numbered(survey.points).map(({ key, item }) => (
            <li key={key}>
              <Icon name="check" />
              {item}
            </li>
          ))}
        </ul>
        <section className={styles['place']} aria-labelledby="before">
          <h2 id="before">{t('consentTitle')}</h2>
          <p>{t('consent', { provider, host })}</p>
          <p className={styles['withoutScript']}>{t('withoutScript')}</p>
          <Island name="survey" wake="press" data={{ survey: framed }}>
            <SurveyStart survey={framed} />
          </Island>
        </section>
      </div>
    </>
  );
}
