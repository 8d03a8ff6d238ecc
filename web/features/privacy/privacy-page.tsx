import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { TextPageView } from '#contracts/views/text-pages.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import type { PageAddress } from '#domain/pages/site-path.ts';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import layout from '../../theme/layout.module.css';
import { ConsentForm } from '../../widgets/consent/consent-form.tsx';
import { showChoices } from '../../widgets/consent/show-choices.ts';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import { Prose } from '../../widgets/prose/prose.tsx';
import styles from './privacy-page.module.css';

export function PrivacyPage({ page }: { page: TextPageView }) {
  const t = useTranslations('privacy');
  const title = useTranslations('title');
  return (
    <>
      <PageHead title={title('privacy')} description={page.description} />
      <PageBanner
        title={page.title}
        lead={page.description}
        scene="scene-privacy"
        sceneHeight={320}
        ground="sky"
      >
        <p className={styles['updated']}>
          {t('updated', { date: new Date(`${page.updated}T00:00:00Z`) })}
        </p>
      </PageBanner>
      <div className={layout['content']}>
        <div className={styles['text']}>
          <Prose {...page.body} />
          <PrivacyChoices />
        </div>
      </div>
    </>
  );
}

/** Offers the choices of the dialog to visitors without a script. */
function PrivacyChoices() {
  const t = useTranslations('consent');
  const { company, language } = useShell();
  const choices = useRef<HTMLDivElement>(null);
  const query = company.isDefault ? '' : `?company=${company.companyId}`;

  useEffect(() => {
    const form = choices.current?.querySelector('form');
    if (form) showChoices(form);
  }, []);

  return (
    <section className={styles['choices']} aria-labelledby="s-choices">
      <h2 id="s-choices">{t('label')}</h2>
      <p>{t('lead')}</p>
      <div ref={choices}>
        <ConsentForm back={withLanguage(`/privacy${query}#s-choices`, language)} />
      </div>
      <p>
        <a
          href={withLanguage(
            `/privacy/events${query}` satisfies `${PageAddress<'events'>}${string}`,
            language,
          )}
        >
          {t('events')}
        </a>
      </p>
    </section>
  );
}
