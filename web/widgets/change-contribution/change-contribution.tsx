import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { nameOfHost } from '#domain/analytics/event-name.ts';
import { OutsideLink } from '../link/outside-link.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { useAppSelector } from '../../state/use-store.ts';
import { track } from '../../state/track.ts';
import { buttonClasses, type ButtonLook } from '../button/button-classes.ts';
import { Dialog } from '../dialog/dialog.tsx';
import layout from '../../theme/layout.module.css';
import styles from './change-contribution.module.css';

interface ChangeContributionProperties {
  /** The button's look: the trail sign, or a plain button where the page has its sign elsewhere. */
  look?: ButtonLook;
}

/**
 * The button to the plan's own website. An enrolled user is offered enrollment, everyone else a
 * change; where contributions are set elsewhere, the button only explains.
 */
export function ChangeContribution({ look = 'sign' }: ChangeContributionProperties) {
  const { company } = useShell();
  return (
    <div className={styles['change']}>
      {company.changeContribution === 'heads-up' ? (
        <HeadsUp look={look} />
      ) : (
        <LeaveForPlan look={look} />
      )}
    </div>
  );
}

function LeaveForPlan({ look }: { look: ButtonLook }) {
  const t = useTranslations('change');
  const { company } = useShell();
  const isEnroll = useAppSelector((state) => state.user.isEnroll);
  const [isOpen, setIsOpen] = useState(false);
  const url = isEnroll ? company.enrollUrl : company.recordKeeperUrl;
  const ownWords = isEnroll ? undefined : company.changeContributionCtaTextOverride;
  const destination = company.recordKeeperName;

  // Without JavaScript the link itself leads to the plan's site; the note below says that it leaves
  // ours.
  const ask = (event: MouseEvent<HTMLAnchorElement>): void => {
    event.preventDefault();
    noteWish(nameOfHost(event.currentTarget.host), isEnroll);
    setIsOpen(true);
  };
  const close = (): void => setIsOpen(false);
  return (
    <>
      <div className={styles['actions']}>
        <OutsideLink
          href={url}
          hasIcon={false}
          saysNewTab={false}
          className={buttonClasses(look)}
          onClick={ask}
          data-tells=""
          data-hold=""
        >
          {ownWords ?? t(isEnroll ? 'enrollNow' : 'changeMyContribution')}
        </OutsideLink>
        <AllocationLink />
      </div>
      <p className={styles['note']}>{t('leavingNote', { destination })}</p>
      <Dialog
        isOpen={isOpen}
        name="leaving"
        title={t('leavingTitle', { site: company.name })}
        onClose={close}
      >
        <p>
          {company.leavingIcrModalTextOverride ??
            t(isEnroll ? 'leavingToEnroll' : 'leavingBody', { destination })}
        </p>
        <div className={styles['choices']}>
          <OutsideLink
            href={url}
            className={buttonClasses('primary')}
            onClick={close}
            data-tells=""
          >
            {t('leavingContinue')}
          </OutsideLink>
          <button type="button" className={buttonClasses('secondary')} onClick={close}>
            {t('leavingStay')}
          </button>
        </div>
      </Dialog>
    </>
  );
}

/** Explains in place, as a disclosure that also opens without JavaScript, and never leaves the site. */
function HeadsUp({ look }: { look: ButtonLook }) {
  const t = useTranslations('change');
  const { company } = useShell();
  const isEnroll = useAppSelector((state) => state.user.isEnroll);
  const ownWords = isEnroll ? undefined : company.changeContributionCtaTextOverride;
  const place = useRef<HTMLDetailsElement>(null);
  const isNoted = useRef(false);
  const noteOpening = (): void => {
    const isOpen = place.current?.open === true;
    if (isOpen && !isNoted.current) noteWish('heads-up', isEnroll);
    isNoted.current = isOpen;
  };
  // The press that wakes the part has opened it before there was somebody to hear of it.
  useEffect(noteOpening);
  return (
    <>
      <details ref={place} className={styles['headsUp']} onToggle={noteOpening}>
        <summary className={buttonClasses(look)}>
          {ownWords ?? t(isEnroll ? 'enrollNow' : 'changeMyContribution')}
        </summary>
        <div role="note" className={styles['headsUpText']}>
          <h3>{t('headsUpTitle')}</h3>
          <p>
            {company.leavingIcrModalTextOverride ??
              t(isEnroll ? 'headsUpToEnroll' : 'headsUpBody', {
                destination: company.recordKeeperName,
              })}
          </p>
          <p>
            <SiteLink path="make-a-change#people-to-call" className={layout['standalone']}>
              {t('headsUpPeople')}
            </SiteLink>
          </p>
        </div>
      </details>
      <p className={styles['note']}>{t('headsUpNote')}</p>
    </>
  );
}

/**
 * Counts the wish once, when the button is pressed or the explanation opened, whether or not the
 * visitor then leaves: the link in the dialog is not counted again.
 */
function noteWish(link: string, isEnroll: boolean): void {
  track({ event: 'link click', link, kind: isEnroll ? 'enroll' : 'change-contribution' });
}

function AllocationLink() {
  const t = useTranslations('change');
  const { company } = useShell();
  if (company.recordKeeperAllocationUrl === undefined) return null;
  return (
    <OutsideLink href={company.recordKeeperAllocationUrl} className={buttonClasses('secondary')}>
      {t('allocation')}
    </OutsideLink>
  );
}
