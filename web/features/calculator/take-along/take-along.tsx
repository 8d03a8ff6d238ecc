import { useTranslations } from 'use-intl';
import { Icon } from '../../../art/icon.tsx';
import { offerFile } from '../../../device/offer-file.ts';
import { buttonClasses } from '../../../widgets/button/button-classes.ts';
import { CopyButton } from '../../../widgets/copy-button/copy-button.tsx';
import styles from './plan-tools.module.css';

/** The byte order mark, without which some spreadsheets misread the accents. */
const BYTE_ORDER_MARK = '\uFEFF';

export interface TakeAlongProperties {
  fileName: string;
  /** The table, once somebody wants it. */
  csv: () => string;
  /** The address of a link to these numbers. */
  address: () => string;
}

/**
 * Keeps a projection on paper, as a file or as a link. Each way needs JavaScript, so none shows
 * without it.
 */
export function TakeAlong({ fileName, csv, address }: TakeAlongProperties) {
  const t = useTranslations('projections');
  const download = (): void =>
    offerFile(`${fileName}.csv`, `${BYTE_ORDER_MARK}${csv()}`, 'text/csv');
  return (
    <section className={styles['tools']} aria-labelledby="tools">
      <h2 id="tools" className={styles['title']}>
        {t('tools')}
      </h2>
      <div className={styles['buttons']}>
        <button type="button" className={buttonClasses('secondary')} onClick={() => window.print()}>
          <Icon name="print" />
          {t('print')}
        </button>
        <button type="button" className={buttonClasses('secondary')} onClick={download}>
          <Icon name="download" />
          {t('download')}
        </button>
        <CopyButton
          address={address}
          label={t('copyLink')}
          className={buttonClasses('secondary')}
        />
      </div>
      <p className={styles['note']}>{t('linkNote')}</p>
    </section>
  );
}
