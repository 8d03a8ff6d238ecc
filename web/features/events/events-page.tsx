import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import type { EventDescription, EventField } from '#contracts/events/describe-events.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import layout from '../../theme/layout.module.css';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import styles from './events-page.module.css';

/**
 * The list is read off the event schemas, so what is not on this page is neither sent nor counted.
 */
export function EventsPage({ events }: { events: EventDescription[] }) {
  const t = useTranslations('events');
  const { company, language } = useShell();
  const query = company.isDefault ? '' : `?company=${company.companyId}`;
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <PageBanner
        title={t('title')}
        lead={t('lead')}
        scene="scene-privacy"
        sceneHeight={320}
        ground="sky"
      >
        <p>
          <a href={withLanguage(`/privacy${query}`, language)} className={layout['standalone']}>
            {t('back')}
          </a>
        </p>
      </PageBanner>
      <div className={layout['content']}>
        <div className={styles['list']}>
          <p className={styles['kept']}>{t('kept')}</p>
          {events.map((event) => (
            <EventSection key={event.name} event={event} />
          ))}
        </div>
      </div>
    </>
  );
}

function EventSection({ event: { name, fields } }: { event: EventDescription }) {
  const t = useTranslations('events');
  return (
    <section className={styles['event']}>
      <h2>
        <code>{name}</code>
      </h2>
      <p>{t(`names.${name}`)}</p>
      {fields.length === 0 ? (
        <p>{t('noFields')}</p>
      ) : (
        <table className={styles['fields']}>
          <caption className="visually-hidden">{name}</caption>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('holds')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field.name}>
                <th scope="row">
                  <code>
                    <FieldName name={field.name} />
                  </code>
                </th>
                <td>
                  <FieldValues field={field} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** A phone has no room for some names in one line: they break before a capital, as they are read. */
function FieldName({ name }: { name: string }) {
  return name.split(/(?=[A-Z])/).map((word, at) => (
    <Fragment key={word}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

function FieldValues({ field: { values, rule } }: { field: EventField }) {
  const t = useTranslations('events');
  if (!values)
    return (
      <>
        {t('rule')} <code>{rule}</code>
      </>
    );
  return (
    <>
      {values.length > 1 && `${t('oneOf')} `}
      {values.map((value, index) => (
        <span key={value}>
          {index > 0 && ', '}
          {value === '' ? t('empty') : <code>{value}</code>}
        </span>
      ))}
    </>
  );
}
