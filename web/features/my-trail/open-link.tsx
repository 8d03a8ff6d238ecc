import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { fileOfFragment, isTrailFragment } from '#contracts/trail/trail-link.ts';
import { useShell } from '../../site/shell-context.tsx';
import { useAppStore } from '../../state/use-store.ts';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import styles from './my-trail.module.css';
import type { OpenFileProperties } from './open-file.tsx';
import { takeUpTrail } from './take-up-trail.ts';

/** Tells that what stands behind the # is gone: a browser tells of it only where a link has changed it. */
const LEFT = 'sendero:link-left';

/**
 * A trail that a link brings: it stands behind the #, which no server sees, and is added only when its
 * reader says so, because anybody may have sent the link.
 */
export function OpenLink({ my: { onDevice }, onSay }: OpenFileProperties) {
  const t = useTranslations('myTrail');
  const store = useAppStore();
  const { companyId } = useShell().company;
  const fragment = useSyncExternalStore(
    hearFragment,
    () => location.hash,
    () => '',
  );
  if (!isTrailFragment(fragment)) return null;
  const add = async (): Promise<void> => {
    const { readTrailFile } = await import('#contracts/trail/read-trail-file.ts');
    const file = readTrailFile(fileOfFragment(fragment));
    leave();
    if (typeof file !== 'object') onSay(t('linkUnread'));
    else
      onSay(t(takeUpTrail(store, { companyId, here: onDevice, file }) ? 'linkAdded' : 'notKept'));
  };
  return (
    <section className={styles['brought']} aria-labelledby="brought">
      <h2 id="brought">{t('linkTitle')}</h2>
      <p>{t('linkText')}</p>
      <div className={styles['choices']}>
        <button
          type="button"
          className={buttonClasses('secondary')}
          onClick={() => void add().catch(() => onSay(t('linkUnread')))}
        >
          {t('linkAdd')}
        </button>
        <button type="button" className={buttonClasses('secondary')} onClick={leave}>
          {t('linkLeave')}
        </button>
      </div>
    </section>
  );
}

function leave(): void {
  const { pathname, search } = location;
  history.replaceState(history.state, '', `${pathname}${search}`);
  dispatchEvent(new Event(LEFT));
}

function hearFragment(hear: () => void): () => void {
  addEventListener('hashchange', hear);
  addEventListener(LEFT, hear);
  return () => {
    removeEventListener('hashchange', hear);
    removeEventListener(LEFT, hear);
  };
}
