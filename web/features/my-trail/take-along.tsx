import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { writeTrailFile } from '#contracts/trail/trail-file.ts';
import { writeTrailFragment } from '#contracts/trail/trail-link.ts';
import { actionPlanPath } from '#domain/pages/persona-paths.ts';
import { Icon } from '../../art/icon.tsx';
import type { IconName } from '../../art/icon-list.ts';
import { offerFile } from '../../device/offer-file.ts';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink, useSiteAddress } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { CopyButton } from '../../widgets/copy-button/copy-button.tsx';
import styles from './my-trail.module.css';
import type { MyTrailState } from './use-trail.ts';
import { writeReminders } from './write-reminders.ts';

const FILE_NAME = 'my-trail';

export interface TakeAlongProperties {
  my: MyTrailState;
  /** Where a file of another device is opened. */
  children: ReactNode;
}

/** The ways to carry the trail: on paper, in a calendar, by mail, as a file or as a link. */
export function TakeAlong({ my, children }: TakeAlongProperties) {
  const t = useTranslations('myTrail');
  const { company, language } = useShell();
  const href = useSiteAddress('my-plan');
  const { plan, onDevice } = my;

  const offerCalendar = (): void => {
    const text = writeReminders(my, {
      name: `${company.name}: ${t('title')}`,
      lookBack: { title: t('lookBack'), text: t('lookBackText') },
      address: new URL(href, location.origin).href,
      companyId: company.companyId,
      language,
      now: Date.now(),
    });
    offerFile(`${FILE_NAME}.ics`, text, 'text/calendar');
  };
  const trail = () => {
    const done = Object.fromEntries(
      Object.entries(onDevice.done).map(([animal, ids]) => [animal, [...ids]]),
    );
    const { plan: name, read, hasMatch } = onDevice;
    return { company: company.companyId, plan: name, done, read: [...read], hasMatch };
  };
  const offerTrail = (): void =>
    offerFile(`${FILE_NAME}.json`, writeTrailFile(trail()), 'application/json');
  const address = (): string =>
    `${new URL(href, location.origin).href}${writeTrailFragment(trail())}`;

  return (
    <section className={styles['take']} aria-labelledby="take">
      <h2 id="take">{t('take')}</h2>
      <p>{t('takeLead')}</p>
      <ul role="list" className={styles['ways']}>
        <li>
          <Tool icon="print" onClick={() => print()}>
            {t('print')}
          </Tool>
        </li>
        <li>
          <Tool icon="calendar" onClick={offerCalendar}>
            {t('calendar')}
          </Tool>
          <p className={styles['meta']}>{t('calendarText')}</p>
          {plan && (
            <p>
              <SiteLink
                path={`${actionPlanPath(company.companyId, plan.plan)}#email`}
                className={layout['standalone']}
              >
                {t('mail')}
              </SiteLink>
            </p>
          )}
        </li>
        <li>
          <Tool icon="download" onClick={offerTrail}>
            {t('save')}
          </Tool>
          <p>
            <CopyButton
              address={address}
              label={t('copyLink')}
              className={`${layout['standalone']} ${styles['tool']}`}
            />
          </p>
          <p className={styles['meta']}>{t('linkNote')}</p>
        </li>
        <li>{children}</li>
      </ul>
    </section>
  );
}

interface ToolProperties {
  icon: IconName;
  onClick: () => void;
  children: ReactNode;
}

/** Looks like a link: the one button of the page is the next step. */
function Tool({ icon, onClick, children }: ToolProperties) {
  return (
    <button type="button" onClick={onClick} className={`${layout['standalone']} ${styles['tool']}`}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
