import { useTranslations } from 'use-intl';
import type { SurveyView } from '#contracts/views/guidance.ts';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { Dialog } from '../../widgets/dialog/dialog.tsx';
import styles from './survey-page.module.css';

/** What the frame and its dialog say of the survey. */
export type FramedSurvey = Pick<SurveyView, 'title' | 'provider' | 'host' | 'url'>;

export interface SurveyDialogProperties {
  survey: FramedSurvey;
  isOpen: boolean;
  onClose: () => void;
}

/** The frame exists only while the dialog is open. */
export function SurveyDialog({ survey, isOpen, onClose }: SurveyDialogProperties) {
  const t = useTranslations('survey');
  const { title, provider, host, url } = survey;
  return (
    <Dialog isOpen={isOpen} title={title} name="survey" onClose={onClose}>
      <div className={styles['frame']}>
        <p className={styles['loading']}>{t('loading', { host })}</p>
        <iframe
          className={styles['survey']}
          src={url}
          title={t('frame', { provider })}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the content check makes sure that it is of another origin
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="no-referrer"
        />
      </div>
      <p>
        <button type="button" className={buttonClasses('secondary', 'small')} onClick={onClose}>
          {t('close')}
        </button>
      </p>
    </Dialog>
  );
}
