import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SurveyView } from '#contracts/views/guidance.ts';
import { Icon } from '../../art/icon.tsx';
import { OutsideLink } from '../../widgets/link/outside-link.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { numbered } from '../../site/numbered.ts';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import { SurveyDialog } from './survey-dialog.tsx';
import styles from './survey-page.module.css';

/**
 * Explains the survey and who learns what; nothing is fetched from its site before the button is
 * pressed.
 */
export function SurveyPage({ survey }: { survey: SurveyView }) {
  const t = useTranslations('survey');
  const [isOpen, setIsOpen] = useState(false);
  const { provider, host, url } = survey;
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
          <p className={styles['actions']}>
            <button
              type="button"
              className={`${buttonClasses('primary')} ${styles['start']}`}
              aria-haspopup="dialog"
              onClick={() => setIsOpen(true)}
            >
              {t('start')}
            </button>
            <OutsideLink href={url} rel="noopener noreferrer" className={layout['standalone']}>
              {t('newTab')}
            </OutsideLink>
          </p>
        </section>
        <SurveyDialog survey={survey} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </div>
    </>
  );
}
