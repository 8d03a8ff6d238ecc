import { useContext, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../art/icon.tsx';
import { FOOT_ID } from '../../site/foot.ts';
import { RenderContextReact } from '../../site/render-context.ts';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { StagingNote } from './staging-note.tsx';
import { HEIGHT_SCRIPT, PART } from './tell-height.ts';

/** What stands around a part in a frame of another site: where it is from, and the way to the rest. */
export function EmbedShell({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const { company, embed } = useShell();
  const { mark } = useContext(RenderContextReact) ?? {};
  return (
    <div id={PART} data-origins={embed?.origins.join(' ')}>
      <StagingNote />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer id={FOOT_ID} className={layout['content']}>
        <b>{company.logo.wordmark}</b>{' '}
        <SiteLink path="" className={layout['standalone']}>
          {t('embedOpen')}
          <Icon name="external" />
          <span className="visually-hidden"> ({t('newTab')})</span>
        </SiteLink>
      </footer>
      <script nonce={mark} dangerouslySetInnerHTML={{ __html: HEIGHT_SCRIPT }} />
    </div>
  );
}
