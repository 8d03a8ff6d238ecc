import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Outbox } from '#contracts/mail/outbox.ts';
import { Art } from '../../art/art.tsx';
import { useSiteAddress } from '../../site/site-link.tsx';
import { useTabTitle } from '../../site/use-tab-title.ts';
import layout from '../../theme/layout.module.css';
import { TrialNote } from '../../widgets/mail-form/trial-note.tsx';
import { ContactForm, type PostedContact } from './contact-form.tsx';
import styles from './contact-page.module.css';

interface ContactPartProperties {
  posted?: PostedContact | undefined;
}

/** The form, and in its place what is said once the message is on its way. */
export function ContactPart({ posted }: ContactPartProperties) {
  const title = useTranslations('title')('contactUs');
  const texts = useTranslations('mailForms');
  const [sent, setSent] = useState(posted?.isSent === true && { outbox: posted.outbox });
  const [isAgain, setIsAgain] = useState(false);
  const [hasMistakes, setHasMistakes] = useState(posted?.refused !== undefined);
  useTabTitle(hasMistakes ? texts('errorTitle', { title }) : title);
  return sent ? (
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
  );
}

interface SentProperties {
  outbox: Outbox | undefined;
  onAnother: () => void;
}

function Sent({ outbox, onAnother }: SentProperties) {
  const t = useTranslations('mailForms.contact');
  const href = useSiteAddress('contact-us');
  const place = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles['sent']} data-draft-sent="contact">
      <Art name="state-sent" width={240} height={180} isLazy={false} />
      <h2>{t('sentTitle')}</h2>
      <p>{t('sentText')}</p>
      {outbox && <TrialNote outbox={outbox} />}
      <p>
        <a
          href={href}
          className={layout['standalone']}
          data-hold=""
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
