import { useTranslations } from 'use-intl';
import type { FaqGroupView } from '#contracts/views/text-pages.ts';
import { PageHead } from '../../site/page-head.tsx';
import layout from '../../theme/layout.module.css';
import { Questions } from '../../widgets/accordion/questions.tsx';
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
            <Questions
              key={group.id}
              id={group.id}
              title={group.title}
              questions={group.items.map(({ id, question, answer }) => ({
                id,
                question,
                answer: <Prose {...answer} />,
              }))}
            />
          ))}
        </div>
      </div>
    </>
  );
}
