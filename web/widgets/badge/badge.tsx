import { useTranslations } from 'use-intl';
import type { BadgeStatus } from '#domain/articles/badge.ts';
import styles from './badge.module.css';

/** A status badge like a painted trail blaze: the color of its bar and its word say the same. */
export function Badge({ status }: { status: BadgeStatus }) {
  const t = useTranslations('badge');
  return (
    <span className={styles['badge']} data-status={status}>
      {t(status)}
    </span>
  );
}
