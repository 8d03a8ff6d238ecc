import { useTranslations } from 'use-intl';
import { withLanguage } from '#domain/links/with-language.ts';
import { Icon } from '../../art/icon.tsx';
import { OutsideLink } from '../../widgets/link/outside-link.tsx';
import { Island } from '../../islands/island.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { CopyButton } from '../../widgets/copy-button/copy-button.tsx';
import styles from './share-tools.module.css';

/** Plain links that carry the article's address; copying is offered where the browser can copy. */
export function ShareTools({ title, path }: { title: string; path: string }) {
  const t = useTranslations('article');
  const { company, language, origin } = useShell();
  const address = withLanguage(`${origin}/${company.companyId}/${path}`, language);
  const copy = { address, label: t('copyLink') };
  const encoded = encodeURIComponent(address);
  const subject = encodeURIComponent(t('shareEmailSubject', { title }));
  return (
    <section className={styles['share']} aria-labelledby="share">
      <h2 id="share">{t('share')}</h2>
      <ul role="list">
        <li>
          <OutsideLink
            href={`https://twitter.com/intent/tweet?text=${encodeURIComponent(title)}&url=${encoded}`}
            hasIcon={false}
          >
            <Icon name="network-x" />
            <span>{t('shareX')}</span>
          </OutsideLink>
        </li>
        <li>
          <OutsideLink
            href={`https://www.facebook.com/sharer/sharer.php?u=${encoded}`}
            hasIcon={false}
          >
            <Icon name="network-facebook" />
            <span>{t('shareFacebook')}</span>
          </OutsideLink>
        </li>
        <li>
          <a href={`mailto:?subject=${subject}&body=${encoded}`}>
            <Icon name="mail" />
            <span>{t('shareEmail')}</span>
          </a>
        </li>
        <li>
          <Island name="copy" wake="press" data={copy}>
            <CopyButton {...copy} />
          </Island>
        </li>
      </ul>
    </section>
  );
}
