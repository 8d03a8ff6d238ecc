import { useTranslations } from 'use-intl';
import { Art } from '../../art/art.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import styles from './company-logo.module.css';

export function CompanyLogo() {
  const t = useTranslations('shell');
  const { company } = useShell();
  return (
    <SiteLink
      path=""
      className={styles['logo']}
      aria-label={t('homeLink', { company: company.name })}
    >
      <Art
        name={company.logo.mark}
        width={42}
        height={42}
        className={styles['mark']}
        isLazy={false}
      />
      <span aria-hidden="true">{company.logo.wordmark}</span>
    </SiteLink>
  );
}
