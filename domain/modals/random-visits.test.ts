import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANIMALS, type Animal } from '../persona/animals.ts';
import { decideVisit } from '../visitor/last-visit.ts';
import { settleMoment } from '../time/moment.ts';
import type { ModalKind, ModalVisitor } from './modal-due.ts';
import {
  IDLE,
  stepScheduler,
  type SchedulerEvent,
  type SchedulerState,
} from './modal-scheduler.ts';

const THRESHOLDS = { quizModalThreshold: 3, sentimentModalThreshold: 7, interruptionsPerVisit: 2 };
const REVISIT_MINUTES = 5;
const MINUTE = 60_000;
const PATHS = ['/generic', '/generic/faqs', '/generic/hispanic', '/retirement/generic/quiz'];

/**
 * The specification's conditions for one moment, written down a second time without the product's
 * code.
 */
interface Model {
  now: number;
  isReturn: boolean;
  isKnown: boolean;
  hasAnimal: boolean;
  quizSeen: number | undefined;
  sentimentSeen: number | undefined;
  open: ModalKind | undefined;
  intended: string | undefined;
  page: string;
  /** How often this tab was asked something. */
  asked: number;
}

function shouldOpen(model: Model, target: string): ModalKind | undefined {
  if (model.asked >= 2) return undefined;
  const minutesSince = (seen: number | undefined): number =>
    seen === undefined ? Number.POSITIVE_INFINITY : (model.now - seen) / MINUTE;
  const isForQuiz =
    model.isKnown && !model.hasAnimal && model.isReturn && minutesSince(model.quizSeen) > 3;
  if (isForQuiz)
    return [model.page, target].some((at) => at.endsWith('/quiz')) ? undefined : 'quiz';
  const isNew = !model.isReturn && !model.hasAnimal && model.sentimentSeen === undefined;
  const isBack = model.isReturn && minutesSince(model.sentimentSeen) > 7;
  return (isNew || isBack) && !model.page.endsWith('/hispanic') ? 'sentiment' : undefined;
}

/** A browser: its storage, its page, and the scheduler in it. */
class Browser {
  now = Date.parse('2026-01-01T00:00:00.000Z');
  storage: { visitor: ModalVisitor; lastVisit: string | undefined } | undefined;
  canStore = true;
  visitor: ModalVisitor = emptyVisitor();
  scheduler: SchedulerState = IDLE;
  page = PATHS[0] ?? '';
  opened: ModalKind[] = [];
  interruptions = 0;

  send(event: SchedulerEvent): void {
    const { visitor, now, page } = this;
    const step = stepScheduler(this.scheduler, event, {
      visitor,
      thresholds: THRESHOLDS,
      interruptions: this.interruptions,
      now,
      pathname: page,
      isOtherDialogOpen: false,
      isBusy: false,
    });
    this.scheduler = step.state;
    if (step.opens !== undefined) {
      expect(event.type === 'modal-closed', 'closing opens nothing').toBe(false);
      this.opened.push(step.opens);
      this.interruptions += 1;
      const at = new Date(this.now).toISOString();
      if (step.opens === 'quiz') this.visitor.lastQuizModalViewDate = at;
      else this.visitor.lastSentimentModalViewDate = at;
    }
    if (step.goesTo !== undefined) this.page = step.goesTo;
    this.keep();
  }

  load(): void {
    this.visitor = this.storage ? { ...this.storage.visitor } : emptyVisitor();
    const { now, visitor } = this;
    visitor.lastQuizModalViewDate = settleMoment(visitor.lastQuizModalViewDate, now);
    visitor.lastSentimentModalViewDate = settleMoment(visitor.lastSentimentModalViewDate, now);
    const visit = decideVisit({
      stored: this.storage?.lastVisit,
      threshold: REVISIT_MINUTES,
      now: this.now,
    });
    if (visit.isRevisit) this.visitor.isReturnVisit = true;
    this.scheduler = IDLE;
    this.storage = this.canStore
      ? { visitor: { ...this.visitor }, lastVisit: visit.lastVisit }
      : undefined;
  }

  keep(): void {
    if (this.storage) this.storage.visitor = { ...this.visitor };
  }
}

function emptyVisitor(): ModalVisitor {
  return {
    uid: undefined,
    animal: undefined,
    isReturnVisit: false,
    lastQuizModalViewDate: undefined,
    lastSentimentModalViewDate: undefined,
    lastSentimentPollAnsweredDate: undefined,
  };
}

type Command = fc.Command<Model, Browser>;

function command(name: string, run: (model: Model, real: Browser) => void): Command {
  return {
    check: () => true,
    run: (model, real) => {
      run(model, real);
      expect(real.scheduler.open, 'the open modal').toBe(model.open);
      expect(real.page, 'the page').toBe(model.page);
    },
    toString: () => name,
  };
}

function seeNow(model: Model, kind: ModalKind): void {
  model.asked += 1;
  model.open = kind;
  if (kind === 'quiz') model.quizSeen = model.now;
  else model.sentimentSeen = model.now;
}

const navigate = (target: string): Command =>
  command(`go to ${target}`, (model, real) => {
    const due = model.open === undefined ? shouldOpen(model, target) : undefined;
    if (due !== undefined) seeNow(model, due);
    if (model.open === undefined) model.page = target;
    else model.intended = target;
    const openedBefore = real.opened.length;
    const wasOpen = real.scheduler.open;
    real.send({ type: 'navigation-asked', target });
    if (wasOpen !== undefined) expect(real.opened).toHaveLength(openedBefore);
  });

const close = command('close', (model, real) => {
  if (model.open === undefined) return;
  model.page = model.intended ?? model.page;
  model.open = undefined;
  model.intended = undefined;
  real.send({ type: 'modal-closed' });
});

const wait = (minutes: number): Command =>
  command(`${minutes} minutes later`, (model, real) => {
    model.now += minutes * MINUTE;
    real.now = model.now;
  });

const look = command('the timer rings', (model, real) => {
  const opensBefore = real.opened.length;
  const wasOpen = model.open;
  real.send({ type: 'time-passed' });
  const opened = real.opened.slice(opensBefore);
  // The scheduler says when the alarm rings; the specification says what it may open.
  if (opened.length === 0) return;
  expect(opened).toEqual(['quiz']);
  expect(wasOpen).toBeUndefined();
  expect(shouldOpen(model, model.page)).toBe('quiz');
  seeNow(model, 'quiz');
});

const load = (canStore: boolean): Command =>
  command(canStore ? 'load again' : 'load again without storage', (model, real) => {
    const stored = real.storage;
    const wasBack =
      stored?.lastVisit !== undefined &&
      model.now - Date.parse(stored.lastVisit) > REVISIT_MINUTES * MINUTE;
    if (stored === undefined) Object.assign(model, FRESH);
    model.isReturn ||= wasBack;
    // Where the clock was moved back, a date in the future counts as now.
    const settle = (seen: number | undefined) => seen && Math.min(seen, model.now);
    model.quizSeen = settle(model.quizSeen);
    model.sentimentSeen = settle(model.sentimentSeen);
    model.open = undefined;
    model.intended = undefined;
    real.canStore = canStore;
    real.load();
  });

const takeOtherTab = command('go on in another tab', (model, real) => {
  model.asked = 0;
  real.interruptions = 0;
});

const identify = command('come with a uid', (model, real) => {
  model.isKnown = true;
  real.visitor.uid = 'u-1';
  real.keep();
});

const takeQuiz = (animal: Animal): Command =>
  command(`become ${animal}`, (model, real) => {
    model.hasAnimal = true;
    real.visitor.animal = animal;
    real.keep();
  });

const FRESH = {
  isReturn: false,
  isKnown: false,
  hasAnimal: false,
  quizSeen: undefined,
  sentimentSeen: undefined,
};

describe('random visits', () => {
  it('never show two modals, hold every navigation and resume it where it was going', () => {
    const commands = [
      fc.constantFrom(...PATHS).map(navigate),
      fc.constantFrom(...PATHS).map(navigate),
      fc.constant(close),
      fc.constant(look),
      fc.integer({ min: -6, max: 12 }).map(wait),
      fc.boolean().map(load),
      fc.constant(load(true)),
      fc.constant(takeOtherTab),
      fc.constant(identify),
      fc.constantFrom(...ANIMALS).map(takeQuiz),
    ];
    const seen = new Set<ModalKind>();
    fc.assert(
      fc.property(fc.commands(commands, { maxCommands: 60, size: '+2' }), (visits) => {
        const real = new Browser();
        real.load();
        const model: Model = {
          ...FRESH,
          now: real.now,
          open: undefined,
          intended: undefined,
          page: real.page,
          asked: 0,
        };
        fc.modelRun(() => ({ model, real }), visits);
        for (const kind of real.opened) seen.add(kind);
      }),
      { numRuns: 500 },
    );
    // Walks without a modal would prove nothing.
    expect([...seen].toSorted()).toEqual(['quiz', 'sentiment']);
  });
});
