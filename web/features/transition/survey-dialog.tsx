import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SurveyView } from '#contracts/views/guidance.ts';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { Dialog } from '../../widgets/dialog/dialog.tsx';
import styles from './survey-page.module.css';

/** What the frame and its dialog say of the survey. */
export type FramedSurvey = Pick<SurveyView, 'title' | 'provider' | 'host' | 'url'>;

interface SurveyDialogProperties {
  survey: FramedSurvey;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The frame exists only while the dialog is open, and with it the answers: nobody but its site knows
 * whether there are any, so Escape asks first.
 */
export function SurveyDialog({ survey, isOpen, onClose }: SurveyDialogProperties) {
  const t = useTranslations('survey');
  const { title, provider, host, url } = survey;
  const [isLoaded, setIsLoaded] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const close = useRef<HTMLButtonElement>(null);
  // In the frame, which is first otherwise, nobody here would hear Escape.
  useEffect(() => {
    if (isOpen) close.current?.focus();
  }, [isOpen]);
  const leave = (): void => {
    setIsLoaded(false);
    setIsAsked(false);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      name="survey"
      onEscape={isLoaded ? () => setIsAsked(true) : undefined}
      onClose={leave}
    >
      <div className={styles['frame']}>
        {!isLoaded && <p className={styles['loading']}>{t('loading', { host })}</p>}
        <iframe
          onLoad={() => setIsLoaded(true)}
          className={styles['survey']}
          src={url}
          title={t('frame', { provider })}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the content check makes sure that it is of another origin
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="no-referrer"
        />
      </div>
      <p role="status" className={isAsked ? undefined : 'visually-hidden'}>
        {isAsked && t('leave')}
      </p>
      <p className={styles['actions']}>
        <button
          ref={close}
          type="button"
          className={buttonClasses('secondary', 'small')}
          onClick={leave}
        >
          {t('close')}
        </button>
        {isAsked && (
          <button
            type="button"
            className={buttonClasses('primary', 'small')}
            onClick={() => setIsAsked(false)}
          >
            {t('goOn')}
          </button>
        )}
      </p>
    </Dialog>
  );
}
