import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { withLanguage } from '#domain/links/with-language.ts';
import { Icon } from '../../art/icon.tsx';
import { useShell } from '../../i18n/shell-context.tsx';
import styles from './share-tools.module.css';

const MESSAGE_MS = 3_000;

/** Plain links that carry the article's address; copying is offered where the browser can copy. */
export function ShareTools({ title, path }: { title: string; path: string }) {
  const t = useTranslations('article');
  const shell = useTranslations('shell');
  const { company, language, origin } = useShell();
  const address = withLanguage(`${origin}/${company.companyId}/${path}`, language);
  const encoded = encodeURIComponent(address);
  const subject = encodeURIComponent(t('shareEmailSubject', { title }));
  return (
    <section className={styles['share']} aria-labelledby="share">
      <h2 id="share">{t('share')}</h2>
      <ul role="list">
        <li>
          <a
            href={`https://twitter.com/intent/tweet?text=${encodeURIComponent(title)}&url=${encoded}`}
            target="_blank"
            rel="noopener"
          >
            <Icon name="network-x" />
            {t('shareX')}
            <span className="visually-hidden"> ({shell('newTab')})</span>
          </a>
        </li>
        <li>
          <a
            href={`https://www.facebook.com/sharer/sharer.php?u=${encoded}`}
            target="_blank"
            rel="noopener"
          >
            <Icon name="network-facebook" />
            {t('shareFacebook')}
            <span className="visually-hidden"> ({shell('newTab')})</span>
          </a>
        </li>
        <li>
          <a href={`mailto:?subject=${subject}&body=${encoded}`}>
            <Icon name="mail" />
            {t('shareEmail')}
          </a>
        </li>
        <CopyLink address={address} />
      </ul>
    </section>
  );
}

function CopyLink({ address }: { address: string }) {
  const t = useTranslations('article');
  const canCopy = useSyncExternalStore(subscribeToNothing, browserCanCopy, () => false);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | undefined>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return (
    <li className={styles['copy']} data-hidden={!canCopy || undefined}>
      <button type="button" onClick={copy} data-outcome={outcome}>
        {outcome === undefined && <Icon name="link" />}
        {outcome === 'copied' && <Icon name="check" />}
        {outcome === 'failed' && <Icon name="alert" />}
        {outcome === undefined && t('copyLink')}
        {outcome === 'copied' && t('linkCopied')}
        {outcome === 'failed' && t('copyFailed')}
      </button>
      <span role="status" className="visually-hidden">
        {outcome === 'copied' && t('linkCopied')}
        {outcome === 'failed' && t('copyFailed')}
      </span>
    </li>
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

function browserCanCopy(): boolean {
  return typeof navigator.clipboard?.writeText === 'function';
}
