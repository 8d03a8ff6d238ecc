import { useTranslations } from 'use-intl';
import type { RefusedForm } from '#contracts/forms/form-reader.ts';
import type { HoursPlanView } from '#contracts/views/plan.ts';
import { Island } from '../../../islands/island.tsx';
import { PageHead } from '../../../site/page-head.tsx';
import { SiteLink } from '../../../site/site-link.tsx';
import layout from '../../../theme/layout.module.css';
import page from '../form/calculator-page.module.css';
import { HoursPart } from './hours-part.tsx';
import type { HoursDraft } from './hours-slice.ts';
import styles from './hours-page.module.css';

interface HoursPageProperties {
  known: HoursPlanView;
  refused?: RefusedForm;
  edited?: HoursDraft;
}

/** The calculator where employers pay in for hours; the one with the seven fields is a link away. */
export function HoursPage({ known, refused, edited }: HoursPageProperties) {
  const t = useTranslations('hours');
  const words = useTranslations('calculator');
  const title = useTranslations('title')('calculator');
  const data = { known, refused, edited };
  return (
    <>
      <PageHead
        title={refused === undefined ? title : words('errorTitle', { title })}
        description={t('description')}
      />
      <div className={layout['content']}>
        <header className={page['head']}>
          <h1>{t('title')}</h1>
          <p className={layout['lead']}>{t('lead')}</p>
        </header>
        <div className={page['columns']}>
          <Island name="hours" wake="press" data={data}>
            <HoursPart {...data} />
          </Island>
          <aside className={page['aside']}>
            <section className={styles['card']} aria-labelledby="other-savings">
              <h2 id="other-savings">{t('other.title')}</h2>
              <p>{t('other.text')}</p>
              <SiteLink path="calculator/own-savings" className={layout['standalone']}>
                {t('other.link')}
              </SiteLink>
            </section>
            <SiteLink path="plan" className={layout['standalone']}>
              {words('plan.page')}
            </SiteLink>
            <SiteLink path="calculator/disclosures" className={layout['standalone']}>
              {words('disclosures')}
            </SiteLink>
          </aside>
        </div>
      </div>
    </>
  );
}
