import { findDueModal, isQuizModalDue, type ModalKind, type ModalSituation } from './modal-due.ts';

/** The quiz modal opens by itself once it has been due for this long. */
export const AUTO_OPEN_MS = 300_000;

export interface SchedulerState {
  open: ModalKind | undefined;
  /** Where the visitor was going when the modal opened. */
  heldPath: string | undefined;
  /** The moment since which the quiz modal has been due. */
  quizDueSince: number | undefined;
}

export const IDLE: SchedulerState = {
  open: undefined,
  heldPath: undefined,
  quizDueSince: undefined,
};

export type SchedulerEvent =
  /** By a link of header, menu or footer: a link in the page itself and a form are meant, and never held. */
  | { type: 'navigation-asked'; target: string }
  | { type: 'time-passed' }
  /** Whether the visitor closed the modal, or used its button, which leads to a page of its own. */
  | { type: 'modal-closed'; leadsTo?: string };

export interface SchedulerSituation extends ModalSituation {
  /** The page the visitor is on. */
  pathname: string;
  /** True while another dialog lies over the page. */
  isOtherDialogOpen: boolean;
  /** True while a form is being filled in, or a film plays. */
  isBusy: boolean;
}

export interface SchedulerStep {
  state: SchedulerState;
  /** The modal that opens with this step. */
  opens: ModalKind | undefined;
  /** Where the visitor goes now. */
  goesTo: string | undefined;
}

/** What an event leads to: a modal opens, a held navigation goes on, or nothing. */
export function stepScheduler(
  before: SchedulerState,
  event: SchedulerEvent,
  situation: SchedulerSituation,
): SchedulerStep {
  const state = { ...before, quizDueSince: quizDueSince(before, situation) };
  if (event.type === 'modal-closed') {
    const goesTo = event.leadsTo ?? state.heldPath;
    return { state: { ...state, open: undefined, heldPath: undefined }, opens: undefined, goesTo };
  }
  return event.type === 'navigation-asked'
    ? askToNavigate(state, event.target, situation)
    : openByItself(state, situation);
}

/** The waiting starts anew when the clock was moved back. */
function quizDueSince(
  { quizDueSince: since }: SchedulerState,
  situation: SchedulerSituation,
): number | undefined {
  if (!isQuizModalDue(situation)) return undefined;
  return Math.min(since ?? situation.now, situation.now);
}

function askToNavigate(
  state: SchedulerState,
  target: string,
  situation: SchedulerSituation,
): SchedulerStep {
  // A visitor who goes back under an open modal no longer wants to go where they were going.
  if (state.open !== undefined)
    return { state: { ...state, heldPath: target }, opens: undefined, goesTo: undefined };
  const due = situation.isOtherDialogOpen
    ? undefined
    : findDueModal(situation, situation.pathname, target);
  if (due === undefined) return { state, opens: undefined, goesTo: target };
  return { state: { ...state, open: due, heldPath: target }, opens: due, goesTo: undefined };
}

function openByItself(state: SchedulerState, situation: SchedulerSituation): SchedulerStep {
  const { open, quizDueSince: since } = state;
  const { now, isOtherDialogOpen, isBusy, pathname } = situation;
  const isTime = since !== undefined && now - since >= AUTO_OPEN_MS;
  const mayOpen = open === undefined && !isOtherDialogOpen && !isBusy;
  if (!isTime || !mayOpen || findDueModal(situation, pathname) !== 'quiz')
    return { state, opens: undefined, goesTo: undefined };
  return { state: { ...state, open: 'quiz' }, opens: 'quiz', goesTo: undefined };
}

/**
 * When the scheduler has to look again whether the quiz modal opens by itself; undefined while
 * nothing waits.
 */
export function nextLook({ open, quizDueSince: since }: SchedulerState): number | undefined {
  return open !== undefined || since === undefined ? undefined : since + AUTO_OPEN_MS;
}
