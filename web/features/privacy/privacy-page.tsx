import { useTranslations } from 'use-intl';
import type { TextPageView } from '#contracts/services.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import layout from '../../theme/layout.module.css';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import { Prose } from '../../widgets/prose/prose.tsx';
import styles from './privacy-page.module.css';

export interface PrivacyPageProperties {
  page: Omit<TextPageView, 'bodyHtml'>;
  bodyHtml: string | null;
}

export function PrivacyPage({ page, bodyHtml }: PrivacyPageProperties) {
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
          <Prose name="privacy" html={bodyHtml} />
        </div>
      </div>
    </>
  );
}
