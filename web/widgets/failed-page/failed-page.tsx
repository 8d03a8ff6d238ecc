import { NoteArrival } from '../../islands/note-arrival.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { failed } from '../../state/page-slices.ts';
import layout from '../../theme/layout.module.css';
import { FailedWords, type FailedWordsProperties } from './failed-words.tsx';

interface FailedPageProperties extends FailedWordsProperties {
  /**
   * The failure that is reported to the whole site: its name, and the reason in the specification's
   * words.
   */
  failure: { name: string; reason: string };
  /** The page's title where it differs from the heading. */
  title?: string;
}

/**
 * A page whose content could not be loaded: it says so, reports it to the whole site, and offers to
 * try again.
 */
export function FailedPage(properties: FailedPageProperties) {
  const { failure, heading, title = heading, lead } = properties;
  return (
    <div className={layout['content']}>
      <PageHead title={title} description={lead} isIndexed={false} />
      <NoteArrival action={failed(failure.name, failure.reason)} />
      <FailedWords heading={heading} lead={lead} />
    </div>
  );
}
