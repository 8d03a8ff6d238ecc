import { useState } from 'react';
import { useTranslations } from 'use-intl';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { OutsideLink } from '../../widgets/link/outside-link.tsx';
import { SurveyDialog, type FramedSurvey } from './survey-dialog.tsx';
import styles from './survey-page.module.css';

/** The button that opens the survey over the page, and the link to it in a tab of its own. */
export function SurveyStart({ survey }: { survey: FramedSurvey }) {
  const t = useTranslations('survey');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p className={styles['actions']}>
        <button
          type="button"
          className={`${buttonClasses('primary')} ${styles['start']}`}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {t('start')}
        </button>
        <OutsideLink href={survey.url} rel="noopener noreferrer" className={layout['standalone']}>
          {t('newTab')}
        </OutsideLink>
      </p>
      <SurveyDialog survey={survey} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
