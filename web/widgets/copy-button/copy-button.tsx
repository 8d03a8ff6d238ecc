import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../art/icon.tsx';
import { useAwake } from '../../site/use-awake.ts';
import styles from './copy-button.module.css';

const MESSAGE_MS = 3_000;

interface CopyButtonProperties {
  /** One that changes is asked for when the button is pressed. */
  address: string | (() => string);
  label: string;
  className?: string | undefined;
}

/**
 * Puts an address on the clipboard and says whether that worked. The button's place is reserved
 * from the start and stays empty where the browser cannot copy, so that nothing moves on hydration.
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
    navigator.clipboard.writeText(typeof address === 'string' ? address : address()).then(
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
        <span>
          {outcome === undefined && label}
          {outcome === 'copied' && t('linkCopied')}
          {outcome === 'failed' && t('copyFailed')}
        </span>
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
