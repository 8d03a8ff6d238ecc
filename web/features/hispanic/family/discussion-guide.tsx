import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HispanicData } from '#contracts/content/hispanic-landing.ts';
import { Accordion } from '../../../widgets/accordion/accordion.tsx';
import { buttonClasses } from '../../../widgets/button/button-classes.ts';
import { Dialog } from '../../../widgets/dialog/dialog.tsx';
import { CornerClose } from '../../../widgets/corner-close/corner-close.tsx';
import { Paragraphs } from '../../../widgets/paragraphs/paragraphs.tsx';
import layout from '../../../theme/layout.module.css';
import styles from './discussion-guide.module.css';

interface DiscussionGuideProperties {
  label: string;
  guide: HispanicData<'section_9'>['modal'];
}

/**
 * Questions to talk about at home, in a dialog; without a script or on paper they are part of the
 * page.
 */
export function DiscussionGuide({ label, guide }: DiscussionGuideProperties) {
  const t = useTranslations('hispanic.guide');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        data-script="needed"
        className={`${buttonClasses('primary')} ${styles['open']}`}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </button>
      <details className={styles['inPage']} data-script="absent">
        <summary className={`${layout['standalone']} ${styles['summary']}`}>{label}</summary>
        <h3>{guide.title}</h3>
        <Guide guide={guide} />
      </details>
      <Dialog
        isOpen={isOpen}
        title={guide.title}
        name="discussion-guide"
        onClose={() => setIsOpen(false)}
      >
        <CornerClose label={t('close')} />
        <Guide guide={guide} />
        <div>
          <button
            type="button"
            className={buttonClasses('primary', 'small')}
            onClick={() => setIsOpen(false)}
          >
            {t('close')}
          </button>
        </div>
      </Dialog>
    </>
  );
}

function Guide({ guide }: Pick<DiscussionGuideProperties, 'guide'>) {
  const { subTitle, guideTitle, guideContent, questionOne, questionTwo, questionThree } = guide;
  return (
    <>
      <p className={styles['subTitle']}>{subTitle}</p>
      <div className={styles['before']}>
        <h3 className={styles['title']}>{guideTitle}</h3>
        <Paragraphs text={guideContent} />
      </div>
      <Accordion
        openId="0"
        items={[questionOne, questionTwo, questionThree].map(({ title, content }, index) => ({
          id: String(index),
          title,
          content: <Paragraphs text={content} />,
        }))}
      />
    </>
  );
}
