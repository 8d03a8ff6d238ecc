import { useTranslations } from 'use-intl';
import { EVERY_STOP } from '#domain/transition/choose-stops.ts';
import { Island } from '../../islands/island.tsx';
import { NoteArrival } from '../../islands/note-arrival.tsx';
import { useAppDispatch } from '../../state/use-store.ts';
import { transitionFiltered } from '../../state/visit-slices.ts';
import { Chips } from '../../widgets/chips/chips.tsx';
import { pathOfTopic, TopicAgain, type TopicAgainProperties } from './topic-again.tsx';

/**
 * What a visitor who asks for everything says: they are done with the topic, so it is forgotten; one
 * who only returns to this page keeps it.
 */
const DONE = transitionFiltered(undefined);

/** Each topic is an address of its own; the device keeps the last one and leads back to it. */
export function TopicFilter({ topics, current }: TopicAgainProperties) {
  const t = useTranslations('transition');
  const dispatch = useAppDispatch();
  return (
    <>
      {current !== undefined && <NoteArrival action={transitionFiltered(current)} />}
      <Chips
        label={t('filterLabel')}
        chips={[
          {
            path: pathOfTopic(EVERY_STOP),
            label: t('everything'),
            isCurrent: current === undefined,
            'data-note': JSON.stringify(DONE),
            onClick: () => dispatch(DONE),
          },
          ...topics.map(({ id, label }) => ({
            path: pathOfTopic(id),
            label,
            isCurrent: id === current,
          })),
        ]}
      >
        <Island name="topic-again" wake="state" data={{ topics, current }}>
          <TopicAgain topics={topics} current={current} />
        </Island>
      </Chips>
    </>
  );
}
