import { useId, useState, type ChangeEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { TrailFileMistake } from '#contracts/trail/read-trail-file.ts';
import { MAX_TRAIL_BYTES, type TrailFile } from '#contracts/trail/trail-file.ts';
import { Icon } from '../../art/icon.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { useAppStore } from '../../state/use-store.ts';
import layout from '../../theme/layout.module.css';
import styles from './my-trail.module.css';
import { takeUpTrail } from './take-up-trail.ts';
import type { MyTrailState } from './use-trail.ts';

export interface OpenFileProperties {
  my: Pick<MyTrailState, 'onDevice'>;
  onSay: (text: string) => void;
}

/** Opens the file of another device, which is read here and sent nowhere. */
export function OpenFile({ my: { onDevice }, onSay }: OpenFileProperties) {
  const t = useTranslations('myTrail');
  const store = useAppStore();
  const { companyId } = useShell().company;
  const id = useId();
  const [mistake, setMistake] = useState<string>();

  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    const read = await readFile(file);
    // The same file may be chosen again once it was put right.
    target.value = '';
    if (typeof read !== 'object') {
      onSay('');
      setMistake(read === undefined ? t('unread') : t(`mistakes.${read}`));
      return;
    }
    setMistake(undefined);
    onSay(
      takeUpTrail(store, { companyId, here: onDevice, file: read }) ? t('opened') : t('notKept'),
    );
  };

  return (
    <div className={styles['open']} data-script="needed">
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        onChange={(event) => void open(event)}
        aria-describedby={`${id}-text ${id}-mistake`}
        aria-invalid={mistake !== undefined}
        className={`visually-hidden ${styles['file']}`}
      />
      <label htmlFor={id} className={`${layout['standalone']} ${styles['tool']}`}>
        <Icon name="link" />
        {t('open')}
      </label>
      <p id={`${id}-text`} className={styles['meta']}>
        {t('openText')}
      </p>
      <p id={`${id}-mistake`} role="alert" className={styles['mistake']}>
        {mistake}
      </p>
    </div>
  );
}

/** Undefined where the browser can read neither the file nor the script that checks it. */
async function readFile(file: File): Promise<TrailFile | TrailFileMistake | undefined> {
  try {
    const { readTrailFile } = await import('#contracts/trail/read-trail-file.ts');
    // A film would fill the memory: what is too large is cut, and is then too large still.
    return readTrailFile(await file.slice(0, MAX_TRAIL_BYTES + 1).text());
  } catch {
    // The file was moved meanwhile, or the system keeps it from the browser.
    return undefined;
  }
}
