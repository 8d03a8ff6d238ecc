import { useTranslations } from 'use-intl';
import { Island } from '../../islands/island.tsx';
import { PageHead } from '../../site/page-head.tsx';
import layout from '../../theme/layout.module.css';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import type { PostedContact } from './contact-form.tsx';
import { ContactPart } from './contact-part.tsx';
import styles from './contact-page.module.css';

interface ContactPageProperties {
  posted: PostedContact | undefined;
}

export function ContactPage({ posted }: ContactPageProperties) {
  const t = useTranslations('mailForms.contact');
  const title = useTranslations('title')('contactUs');
  const texts = useTranslations('mailForms');
  return (
    <>
      <PageHead
        title={posted?.refused === undefined ? title : texts('errorTitle', { title })}
        description={t('description')}
      />
      <PageBanner
        title={t('title')}
        lead={t('lead')}
        scene="scene-contact"
        sceneHeight={420}
        ground="sky"
      />
      <div className={layout['content']}>
        <div className={styles['columns']}>
          <Island name="contact" wake="press" data={{ posted }}>
            <ContactPart posted={posted} />
          </Island>
          <aside className={styles['aside']}>
            <p>{t('notHere')}</p>
            <p className={styles['privacy']}>{t('privacy')}</p>
          </aside>
        </div>
      </div>
    </>
  );
}
