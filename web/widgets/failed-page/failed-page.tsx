import { useEffect, type ReactNode } from 'react';
import { PageHead } from '../../site/page-head.tsx';
import { failed } from '../../state/page-slices.ts';
import { useAppDispatch } from '../../state/store.ts';
import layout from '../../theme/layout.module.css';
import { FailedWords, type FailedWordsProperties } from './failed-words.tsx';

export interface FailedPageProperties extends FailedWordsProperties {
  /** What is said to the whole site: the name of what went wrong, and the reason as the specification words it. */
  failure: { name: string; reason: string };
  /** The page's title where it differs from the heading. */
  title?: string;
  /** What can be shown all the same. */
  children?: ReactNode;
}

/** A page whose content did not come: it says so, tells the whole site, and can be asked for again. */
export function FailedPage(properties: FailedPageProperties) {
  const { failure, heading, title = heading, lead, children } = properties;
  const { name, reason } = failure;
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(failed(name, reason));
  }, [dispatch, name, reason]);
  return (
    <div className={layout['content']}>
      <PageHead title={title} description={lead} isIndexed={false} />
      <FailedWords heading={heading} lead={lead} />
      {children}
    </div>
  );
}
