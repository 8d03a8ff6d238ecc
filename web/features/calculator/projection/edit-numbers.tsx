import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SitePath } from '#domain/pages/site-path.ts';
import { Icon } from '../../../art/icon.tsx';
import { SiteLink, useSiteAddress } from '../../../site/site-link.tsx';
import styles from './edit-numbers.module.css';

interface EditNumbersProperties {
  /** Where the form is. */
  path: SitePath;
  /** The numbers, as hidden fields. */
  children: ReactNode;
}

/**
 * The way back to the form. A tab with a script keeps its numbers; without one they are brought
 * back by a plain form.
 */
export function EditNumbers({ path, children }: EditNumbersProperties) {
  const t = useTranslations('projections');
  const href = useSiteAddress(path);
  return (
    <div className={styles['back']}>
      <SiteLink path={path}>
        <Icon name="arrow-left" />
        {t('edit')}
      </SiteLink>
      <form method="post" action={href}>
        {children}
        <button type="submit">
          <Icon name="arrow-left" />
          {t('edit')}
        </button>
      </form>
    </div>
  );
}
