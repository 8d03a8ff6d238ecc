import { useTranslations } from 'use-intl';
import type { FaqGroupView } from '#contracts/views/text-pages.ts';
import { Icon } from '../../art/icon.tsx';
import { PageHead } from '../../site/page-head.tsx';
import layout from '../../theme/layout.module.css';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import { Prose } from '../../widgets/prose/prose.tsx';
import styles from './faqs-page.module.css';

export function FaqsPage({ groups }: { groups: readonly FaqGroupView[] }) {
  const t = useTranslations('faqs');
  const title = useTranslations('title');
  const description = useTranslations('description');
  return (
    <>
      <PageHead title={title('faqs')} description={description('faqs')} />
      <PageBanner
        title={t('title')}
        lead={t('lead')}
        scene="scene-faqs"
        sceneHeight={360}
        ground="sun"
      />
      <div className={layout['content']}>
        <div className={styles['groups']}>
          {groups.map((group) => (
            <section key={group.id} className={styles['group']} aria-labelledby={group.id}>
              <h2 id={group.id}>{group.title}</h2>
              <div className={styles['items']}>
                {group.items.map((item) => (
                  <details key={item.id} className={styles['item']} id={`q-${item.id}`}>
                    <summary>
                      <h3>{item.question}</h3>
                      <Icon name="plus" className={styles['plus']} />
                      <Icon name="minus" className={styles['minus']} />
                    </summary>
                    <div className={styles['answer']}>
                      <Prose name={`faq-${item.id}`} html={item.answerHtml} />
                    </div>
                  </details>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
