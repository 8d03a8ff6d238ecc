import { useTranslations } from 'use-intl';
import type { PagePath } from '#domain/pages/site-path.ts';
import { SiteLink } from '../../site/site-link.tsx';
import { useAppSelector } from '../../state/use-store.ts';
import layout from '../../theme/layout.module.css';
import styles from './topic-filter.module.css';

export interface TopicAgainProperties {
  topics: ReadonlyArray<{ id: string; label: string }>;
  current: string | undefined;
}

/** Leads back to the topic that the device keeps; its line is empty in the HTML. */
export function TopicAgain({ topics, current }: TopicAgainProperties) {
  const t = useTranslations('transition');
  const stored = useAppSelector((state) => state.transitionToRetirement.filter);
  const again = current === undefined ? topics.find(({ id }) => id === stored) : undefined;
  return (
    <p className={styles['again']}>
      {again && (
        <SiteLink path={pathOfTopic(again.id)} data-stays="" className={layout['standalone']}>
          {t('again', { topic: again.label })}
        </SiteLink>
      )}
    </p>
  );
}

export function pathOfTopic(topic: string): PagePath<'transition'> {
  return `transitioning-to-retirement/${topic}`;
}
