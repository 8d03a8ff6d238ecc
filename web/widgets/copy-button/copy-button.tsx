import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../art/icon.tsx';
import { useAwake } from '../../site/use-awake.ts';
import styles from './copy-button.module.css';

const MESSAGE_MS = 3_000;

export interface CopyButtonProperties {
  /** Asked for when it is pressed, so that it is never out of date. */
  address: () => string;
  label: string;
  className?: string | undefined;
}

/**
 * Puts an address on the clipboard and says how it went. Where the browser cannot copy its place stays
 * empty, so that nothing moves when a browser that can wakes up.
 */
export function CopyButton({ address, label, className }: CopyButtonProperties) {
  const t = useTranslations('article');
  const canCopy = useAwake() && browserCanCopy();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | undefined>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = (): void => {
    navigator.clipboard.writeText(address()).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return (
    <span className={canCopy ? undefined : styles['unavailable']}>
      <button type="button" onClick={copy} data-outcome={outcome} className={className}>
        {outcome === undefined && <Icon name="link" />}
        {outcome === 'copied' && <Icon name="check" />}
        {outcome === 'failed' && <Icon name="alert" />}
        {outcome === undefined && label}
        {outcome === 'copied' && t('linkCopied')}
        {outcome === 'failed' && t('copyFailed')}
      </button>
      <span role="status" className="visually-hidden">
        {outcome === 'copied' && t('linkCopied')}
        {outcome === 'failed' && t('copyFailed')}
      </span>
    </span>
  );
}

function browserCanCopy(): boolean {
  return typeof navigator.clipboard?.writeText === 'function';
}
