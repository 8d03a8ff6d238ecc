import { useTranslations } from 'use-intl';
import { Art } from '../../art/art.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import { errorCleared } from '../../state/page-slices.ts';
import { useAppDispatch, useAppSelector } from '../../state/use-store.ts';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { Dialog } from '../../widgets/dialog/dialog.tsx';
import styles from './error-dialog.module.css';

/** The dialog for any error in the store; its one button clears the error. */
export function ErrorDialog() {
  const t = useTranslations('error');
  const message = useAppSelector((state) => state.error.message);
  const dispatch = useAppDispatch();
  const clear = (): void => {
    dispatch(errorCleared());
  };
  return (
    <Dialog
      isOpen={message !== undefined}
      isAlert
      title={t('modalTitle')}
      onClose={clear}
      picture={<Art name="scene-oops" width={631} height={230} className={styles['picture']} />}
    >
      <p>
        {t.rich('modalBody', {
          link: (words) => (
            <SiteLink path="contact-us" onClick={clear}>
              {words}
            </SiteLink>
          ),
        })}
      </p>
      <div>
        <button type="button" className={buttonClasses('primary')} onClick={clear}>
          {t('ok')}
        </button>
      </div>
    </Dialog>
  );
}
