import { useTranslations } from 'use-intl';
import { quizPath } from '#domain/pages/persona-paths.ts';
import { Art } from '../../art/art.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { useSiteAddress } from '../../site/site-link.tsx';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { Dialog } from '../../widgets/dialog/dialog.tsx';
import { closeOwnDialog, CornerClose } from '../../widgets/corner-close/corner-close.tsx';
import styles from './modals.module.css';

interface QuizModalProperties {
  onClose: () => void;
  onTake: (href: string) => void;
}

/** The invitation to the quiz; a visitor closes it or follows it. */
export function QuizModal({ onClose, onTake }: QuizModalProperties) {
  const t = useTranslations('quizModal');
  const { company } = useShell();
  const href = useSiteAddress(quizPath(company.companyId));
  return (
    <Dialog
      isOpen
      name="quiz"
      title={t('title')}
      onClose={onClose}
      picture={<Art name="scene-menu" width={640} height={200} className={styles['picture']} />}
    >
      <CornerClose label={t('close')} />
      <p>{t('body')}</p>
      <div className={styles['actions']}>
        <a
          href={href}
          className={buttonClasses('primary')}
          onClick={(event) => {
            event.preventDefault();
            onTake(href);
          }}
        >
          {t('take')}
        </a>
        <button type="button" className={buttonClasses('secondary')} onClick={closeOwnDialog}>
          {t('later')}
        </button>
      </div>
    </Dialog>
  );
}
