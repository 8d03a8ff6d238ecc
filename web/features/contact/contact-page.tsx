import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Outbox } from '#contracts/mail/outbox.ts';
import { Art } from '../../art/art.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { useSiteAddress } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { TrialNote } from '../../widgets/mail-form/trial-note.tsx';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import { ContactForm, type PostedContact } from './contact-form.tsx';
import styles from './contact-page.module.css';

export interface ContactPageProperties {
  posted: PostedContact | undefined;
}

export function ContactPage({ posted }: ContactPageProperties) {
  const t = useTranslations('mailForms.contact');
  const titles = useTranslations('title');
  const texts = useTranslations('mailForms');
  const [sent, setSent] = useState(posted?.isSent === true && { outbox: posted.outbox });
  const [isAgain, setIsAgain] = useState(false);
  const [hasMistakes, setHasMistakes] = useState(posted?.lastResult !== undefined);
  return (
    <>
      <PageHead
        title={
          hasMistakes ? texts('errorTitle', { title: titles('contactUs') }) : titles('contactUs')
        }
        description={t('description')}
      />
      <PageBanner
        title={t('title')}
        lead={t('lead')}
        scene="scene-contact"
        sceneHeight={420}
        ground="sky"
      />
      <div className={layout['content']}>
        <div className={styles['columns']}>
          {sent ? (
            <Sent
              outbox={sent.outbox}
              onAnother={() => {
                setIsAgain(true);
                setSent(false);
              }}
            />
          ) : (
            <ContactForm
              posted={isAgain ? undefined : posted}
              isAgain={isAgain}
              onSent={(outbox) => setSent({ outbox })}
              onAttempt={setHasMistakes}
            />
          )}
          <aside className={styles['aside']}>
            <p>{t('notHere')}</p>
            <p className={styles['privacy']}>{t('privacy')}</p>
          </aside>
        </div>
      </div>
    </>
  );
}

interface SentProperties {
  outbox: Outbox | undefined;
  onAnother: () => void;
}

function Sent({ outbox, onAnother }: SentProperties) {
  const t = useTranslations('mailForms.contact');
  const { href } = useSiteAddress('contact-us');
  const place = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles['sent']}>
      <Art name="state-sent" width={240} height={180} isLazy={false} />
      <h2>{t('sentTitle')}</h2>
      <p>{t('sentText')}</p>
      {outbox && <TrialNote outbox={outbox} />}
      <p>
        <a
          href={href}
          className={layout['standalone']}
          onClick={(event) => {
            event.preventDefault();
            onAnother();
          }}
        >
          {t('another')}
        </a>
      </p>
    </div>
  );
}
