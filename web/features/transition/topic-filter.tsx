import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { EVERY_STOP } from '#domain/transition/choose-stops.ts';
import { SiteLink } from '../../site/site-link.tsx';
import { useAppDispatch, useAppSelector } from '../../state/use-store.ts';
import { transitionFiltered } from '../../state/visit-slices.ts';
import layout from '../../theme/layout.module.css';
import { Chips } from '../../widgets/chips/chips.tsx';
import styles from './topic-filter.module.css';

export interface TopicFilterProperties {
  topics: ReadonlyArray<{ id: string; label: string }>;
  current: string | undefined;
}

/** Each topic is an address of its own; the device keeps the last one and leads back to it. */
export function TopicFilter({ topics, current }: TopicFilterProperties) {
  const t = useTranslations('transition');
  const dispatch = useAppDispatch();
  const stored = useAppSelector((state) => state.transitionToRetirement.filter);
  const again = current === undefined ? topics.find(({ id }) => id === stored) : undefined;
  useEffect(() => {
    if (current !== undefined) dispatch(transitionFiltered(current));
  }, [dispatch, current]);
  return (
    <Chips
      label={t('filterLabel')}
      chips={[
        {
          path: pathOf(EVERY_STOP),
          label: t('everything'),
          isCurrent: current === undefined,
          // A visitor who asks for everything is done with the topic, so it is forgotten; one who
          // only returns to this page keeps it.
          onClick: () => dispatch(transitionFiltered(undefined)),
        },
        ...topics.map(({ id, label }) => ({
          path: pathOf(id),
          label,
          isCurrent: id === current,
        })),
      ]}
    >
      <p className={styles['again']}>
        {again && (
          <SiteLink path={pathOf(again.id)} preventScrollReset className={layout['standalone']}>
            {t('again', { topic: again.label })}
          </SiteLink>
        )}
      </p>
    </Chips>
  );
}

function pathOf(filter: string): string {
  return `transitioning-to-retirement/${filter}`;
}
