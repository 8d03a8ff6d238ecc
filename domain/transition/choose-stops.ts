/** The filter that shows every stop. */
export const EVERY_STOP = 'all';

export interface Timeline {
  title: string;
  topics: ReadonlyArray<{ id: string; label: string }>;
  stops: ReadonlyArray<{ topics: readonly string[] }>;
}

export interface ChosenStops<T extends Timeline> {
  /** Heading of the whole timeline. */
  title: string;
  topics: T['topics'];
  /** The one topic that is shown; undefined for all topics. */
  topic: T['topics'][number] | undefined;
  stops: Array<T['stops'][number]>;
}

/** What an address below the timeline shows; undefined when it names no topic. */
export function chooseStops<T extends Timeline>(
  timeline: T | undefined,
  filter: string,
): ChosenStops<T> | undefined {
  const { title = '', topics = [], stops = [] } = timeline ?? {};
  if (filter === EVERY_STOP) return { title, topics, topic: undefined, stops: [...stops] };
  const topic = topics.find(({ id }) => id === filter);
  if (!topic) return undefined;
  return { title, topics, topic, stops: stops.filter((stop) => stop.topics.includes(topic.id)) };
}
