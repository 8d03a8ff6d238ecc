import { useTranslations } from 'use-intl';
import { RESOURCES_HASH } from '#domain/pages/menus.ts';
import { Art } from '../../art/art.tsx';
import { OutsideLink } from '../../widgets/link/outside-link.tsx';
import { FOOT_ID } from '../../site/foot.ts';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import { useDrawnOnce } from '../../site/use-drawn-once.ts';
import { useIsOnTargetDate } from '../../site/use-page.ts';
import { CompanyLogo } from './company-logo.tsx';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const disclosure = useIsOnTargetDate() ? 'targetDate' : 'general';
  const drawn = useDrawnOnce(`footer ${disclosure}`, <FooterContent disclosure={disclosure} />);
  return <footer id={FOOT_ID} className={styles['footer']} dangerouslySetInnerHTML={drawn} />;
}

function FooterContent({ disclosure }: { disclosure: 'targetDate' | 'general' }) {
  const t = useTranslations('footer');
  const shell = useTranslations('shell');
  const { company, disclosures, year } = useShell();
  return (
    <>
      <Art name="footer-land" width={1440} height={176} className={styles['land']} />
      <div className={styles['band']}>
        <div className={styles['content']}>
          <div className={styles['top']}>
            <div className={styles['brand']}>
              <CompanyLogo />
              <p>{shell('tagline')}</p>
            </div>
            <nav aria-label={t('label')}>
              <FooterLinks />
            </nav>
          </div>
          <ul role="list" className={styles['legalLinks']}>
            <li>
              <PrivacyLink>{t('privacy')}</PrivacyLink>
            </li>
            <li>
              <SiteLink path="accessibility" className={styles['link']}>
                {t('accessibility')}
              </SiteLink>
            </li>
            <li>
              {/* Both lead to the choices on the privacy page, which also work without a script. */}
              <PrivacyLink hash="#s-choices">{t('adChoices')}</PrivacyLink>
            </li>
            <li>
              <PrivacyLink hash="#s-choices">{t('doNotSell')}</PrivacyLink>
            </li>
          </ul>
          <p className={styles['legal']}>{disclosures[disclosure]}</p>
          <p className={styles['legal']}>
            {t('copyright', { year: String(year), company: company.name })}
          </p>
        </div>
      </div>
    </>
  );
}

function FooterLinks() {
  const t = useTranslations('footer');
  const { company, footer } = useShell();
  const hasResources = company.resources.length > 0;
  return (
    <ul role="list" className={styles['links']}>
      {Object.entries(footer).map(
        ([path, label]) =>
          (hasResources || !path.endsWith(RESOURCES_HASH)) && (
            <FooterLink key={path} path={path}>
              {label}
            </FooterLink>
          ),
      )}
      {company.intranet && (
        <li>
          <OutsideLink href={company.intranet.url} className={styles['link']}>
            {company.intranet.label}
          </OutsideLink>
        </li>
      )}
      {company.planDetailsUrl !== undefined && (
        <li>
          <OutsideLink href={company.planDetailsUrl} className={styles['link']}>
            {t('planDetails')}
          </OutsideLink>
        </li>
      )}
    </ul>
  );
}

function FooterLink({ path, children }: { path: string; children: React.ReactNode }) {
  return (
    <li>
      <SiteLink path={path} className={styles['link']}>
        {children}
      </SiteLink>
    </li>
  );
}

/** The privacy page belongs to no company, so the link says whose visitor is coming. */
function PrivacyLink({
  hash = '',
  children,
}: {
  hash?: '' | `#${string}`;
  children: React.ReactNode;
}) {
  const { company } = useShell();
  const query = company.isDefault ? '' : (`?company=${company.companyId}` as const);
  return (
    <SiteLink path={`/privacy${query}${hash}`} className={styles['link']}>
      {children}
    </SiteLink>
  );
}
