import { keepConsent } from '#contracts/calls/consent.ts';
import { CONSENT_DIALOG } from '../../widgets/consent/consent-page.ts';
import { EVERYTHING, NOTHING, type Purposes } from '#domain/consent/consent.ts';
import { announce } from '../../visit/announce.ts';
import {
  allowedNow,
  chooseConsent,
  currentConsent,
  hasPrivacySignal,
  keepChoice,
  onConsentChange,
} from '../../visit/consent-store.ts';
import { holdEarlyPresses } from '../../widgets/dialog/hold-early-presses.ts';
import { isForNewTab } from '../../site/is-for-new-tab.ts';
import { showChoices } from '../../widgets/consent/show-choices.ts';

/** What the page offers to its own links and to scripts that an operator adds. */
interface ConsentObject {
  openPreferences: () => void;
  allowed: () => Purposes;
  hasSignal: () => boolean;
  /** The version and the time of the choice, once one was made. */
  choice: typeof currentConsent;
  onChange: typeof onConsentChange;
}

declare global {
  interface Window {
    senderoConsent?: ConsentObject;
  }
}

/**
 * Makes the banner, the dialog and the links to it work without leaving the page. Returns a
 * function that stops this.
 */
export function takeOverConsent(): () => void {
  const openPreferences = (): void => {
    const dialog = findDialog();
    if (!dialog || dialog.open) return;
    dialog.showModal();
  };
  keepChoice(Date.now());
  window.senderoConsent = {
    openPreferences,
    allowed: allowedNow,
    hasSignal: hasPrivacySignal,
    choice: currentConsent,
    onChange: onConsentChange,
  };

  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || isForNewTab(event)) return;
    const command = event.target
      .closest(`[commandfor="${CONSENT_DIALOG}"]`)
      ?.getAttribute('command');
    const leadsToChoices = event.target.closest('a[href*="#s-choices"]') !== null;
    if (command === null || (command === undefined && !leadsToChoices)) return;
    event.preventDefault();
    if (command === 'close') findDialog()?.close();
    else window.senderoConsent?.openPreferences();
  };
  const onSubmit = (event: SubmitEvent): void => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !isConsentForm(form)) return;
    event.preventDefault();
    chooseConsent(purposesOf(form, submitter), new Date());
    findDialog()?.close();
    announce(findDialog()?.dataset['saved'] ?? '');
    // The banner that had the focus is gone, so the focus goes to the page.
    if (document.activeElement === document.body || submitter?.checkVisibility() === false)
      document.getElementById('main')?.focus({ preventScroll: true });
  };
  // The listener captures, because the page's own links would take the click for a navigation.
  window.addEventListener('click', onClick, { capture: true });
  window.addEventListener('submit', onSubmit, { capture: true });
  // The page with the same choices shows what was chosen; a dialog does when it opens.
  for (const form of document.forms)
    if (isConsentForm(form) && !form.closest('dialog:not([open])')) showChoices(form);
  const stopWatching = whileOpen(findDialog(), (dialog) => {
    const form = dialog.querySelector('form');
    if (form) showChoices(form);
    return holdEarlyPresses(dialog);
  });
  return () => {
    window.removeEventListener('click', onClick, { capture: true });
    window.removeEventListener('submit', onSubmit, { capture: true });
    stopWatching();
    delete window.senderoConsent;
  };
}

function isConsentForm({ action }: HTMLFormElement): boolean {
  return action.endsWith(keepConsent.path);
}

function findDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`dialog#${CONSENT_DIALOG}`);
}

/**
 * Runs `begin` while the dialog is open, whether one of our links opened it or its button did
 * without a script.
 */
function whileOpen(
  dialog: HTMLDialogElement | null,
  begin: (dialog: HTMLDialogElement) => () => void,
): () => void {
  let end: (() => void) | undefined;
  const observer = new MutationObserver(() => {
    end?.();
    end = dialog?.open ? begin(dialog) : undefined;
  });
  if (dialog) observer.observe(dialog, { attributeFilter: ['open'] });
  return () => observer.disconnect();
}

function purposesOf(form: HTMLFormElement, submitter: HTMLElement | null): Purposes {
  const choice = submitter instanceof HTMLButtonElement ? submitter.value : 'save';
  if (choice === 'accept') return EVERYTHING;
  if (choice === 'reject') return NOTHING;
  const fields = new FormData(form);
  return { statistics: fields.has('statistics'), embeds: fields.has('embeds') };
}
