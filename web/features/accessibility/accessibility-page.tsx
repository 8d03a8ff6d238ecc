import { useTranslations } from 'use-intl';
import type { TextPageView } from '#contracts/views/text-pages.ts';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import { Prose } from '../../widgets/prose/prose.tsx';
import styles from './accessibility-page.module.css';

/** What holds for everybody is the author's text; whom to tell is each company's own. */
export function AccessibilityPage({ page }: { page: TextPageView }) {
  const t = useTranslations('accessibility');
  const updated = useTranslations('privacy');
  const { footer } = useShell();
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <PageBanner
        title={page.title}
        lead={page.description}
        scene="scene-contact"
        sceneHeight={420}
        ground="sky"
      >
        <p className={styles['updated']}>
          {updated('updated', { date: new Date(`${page.updated}T00:00:00Z`) })}
        </p>
      </PageBanner>
      <div className={layout['content']}>
        <div className={styles['text']}>
          <Prose {...page.body} />
          {footer['contact-us'] !== undefined && (
            <p>
              <SiteLink path="contact-us" className={layout['standalone']}>
                {t('write')}
              </SiteLink>
            </p>
          )}
          {page.help && <Prose {...page.help} />}
        </div>
      </div>
    </>
  );
}
