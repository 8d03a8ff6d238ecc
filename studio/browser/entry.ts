import { listenToCompletions } from './completions.ts';
import { showConflict, type Conflict, type ConflictWords } from './conflicts.ts';
import { changesOf, isChanged, readFields, type TypedField } from './fields.ts';
import { keepForms } from './keep-form.ts';
import { keepTyping, restoreTyping } from './keep-typing.ts';
import { listenToParts, type Followed } from './parts.ts';
import { listenToPastes } from './paste.ts';
import { openPane } from './preview.ts';
import { listenToSamples } from './samples.ts';
import { showCheck, type CheckAnswer, type CheckWords } from './show-check.ts';
import { followFields, showTicks } from './ticks.ts';
import { listenToTools } from './tools.ts';

interface Words extends CheckWords, ConflictWords {
  saved: string;
  nothingToSave: string;
  unsaved: string;
  restored: string;
  pasted: string;
  offline: string;
  notRead: string;
  owed: string;
  ended: string;
  notAllowed: string;
  busy: string;
  checking: string;
  toolTexts: Readonly<Record<string, string>>;
  partDone: Readonly<Record<string, string>>;
  partFollowed: Readonly<Record<Followed, string>>;
  partNotDone: string;
}

type Answer =
  | ({ kind: 'saved' | 'checked'; at: string; version?: string; followed?: Followed } & CheckAnswer)
  | { kind: 'conflicts'; conflicts: Conflict[] }
  | { kind: 'impossible'; said: string };

/** Long enough that a check follows a word, and not each letter of it. */
const PAUSE_MS = 700;

const form = document.querySelector<HTMLFormElement>('#entry');
keepForms();
if (form) start(form);
else openPane(() => []);

function start(entryForm: HTMLFormElement): void {
  const {
    entry = '',
    check: checkAt = '',
    save: saveAt = '',
    completions = '',
  } = entryForm.dataset;
  const words = JSON.parse(entryForm.dataset['words'] ?? '{}') as Words;
  const fields = readFields(entryForm);
  /** What comes next is about what stands here, so that is saved first. */
  const ways = document.querySelectorAll<HTMLFormElement>('#publish, #join');
  const pane = openPane(() => changesOf(fields));
  let pause: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  /** Whether the author has saved what has not arrived, because the network was away. */
  let isOwed = false;

  const send = async (what: 'check' | 'save', part?: string): Promise<Answer | undefined> => {
    try {
      const response = await fetch(what === 'save' ? saveAt : checkAt, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ changes: changesOf(fields), part }),
      });
      if (response.status === 401) return say(words.ended);
      if (response.status === 403) return say(words.notAllowed);
      if (response.status === 429) return say(words.busy);
      if (response.status >= 500) return say(words.offline);
      // Whatever else went wrong, the studio says what it was; a page in between knows nothing of it.
      if (response.headers.get('Content-Type')?.startsWith('application/json') !== true)
        return say(words.notRead);
      return (await response.json()) as Answer;
    } catch {
      isOwed ||= what === 'save';
      return say(isOwed ? words.owed : words.offline);
    }
  };

  const check = async (): Promise<void> => {
    asked += 1;
    const own = asked;
    const answer = await send('check');
    // What was typed since is checked by the next one.
    if (own === asked && answer) take(answer);
  };

  const save = async (part?: string): Promise<{ followed?: Followed } | undefined> => {
    clearTimeout(pause);
    asked += 1;
    isOwed = false;
    const sent = changesOf(fields);
    const answer = await send('save', part);
    if (!answer) return undefined;
    if (answer.kind === 'saved') {
      for (const { key, value } of sent) {
        const field = fields.find((one) => one.key === key);
        if (!field) continue;
        field.base = value;
        delete field.decidedOn;
      }
      keepTyping(entry, fields);
      // What goes on from here is the draft as it was just saved.
      for (const one of document.querySelectorAll<HTMLInputElement>('[name="version"]'))
        one.value = answer.version ?? '';
      say(words.saved.replace('{time}', answer.at));
    }
    take(answer);
    return answer.kind === 'saved' ? answer : undefined;
  };

  const take = (answer: Answer): void => {
    if (answer.kind === 'impossible') say(answer.said);
    else if (answer.kind === 'conflicts') for (const one of answer.conflicts) ask(one);
    else {
      showCheck(answer, fields, words);
      pane?.follow(answer.problems.length === 0);
    }
  };

  const ask = (conflict: Conflict): void => {
    const field = fields.find(({ key }) => key === conflict.key);
    if (!field) return;
    const decide = (choice: 'mine' | 'theirs'): void => {
      if (choice === 'theirs') field.input.value = conflict.theirs ?? '';
      field.base = conflict.theirs;
      changed();
    };
    showConflict(field, conflict, { words, decide });
  };

  const changed = (): void => {
    followFields(entryForm);
    keepTyping(entry, fields);
    say(fields.some(isChanged) ? words.unsaved : words.nothingToSave);
    clearTimeout(pause);
    pause = setTimeout(() => void check(), PAUSE_MS);
  };

  entryForm.addEventListener('input', changed);
  entryForm.addEventListener('submit', (event) => {
    event.preventDefault();
    void save();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  });
  let isGoing = false;
  const saveAndGo = async (way: HTMLFormElement): Promise<void> => {
    isGoing = (await save()) !== undefined;
    if (isGoing) way.submit();
  };
  for (const way of ways)
    way.addEventListener('submit', (event) => {
      // A second press of the same moment would find nothing left to do.
      if (isGoing) return event.preventDefault();
      isGoing = true;
      if (!fields.some(isChanged)) return;
      event.preventDefault();
      void saveAndGo(way);
    });
  // The browser may show the page again as it was left.
  window.addEventListener('pageshow', () => (isGoing = false));
  window.addEventListener('online', () => {
    if (isOwed) void save();
    else void check();
  });
  listenToParts(entryForm, {
    words,
    save,
    say,
    renewed: () => {
      fields.splice(0, fields.length, ...readFields(entryForm));
      openButtons();
      showTicks(entryForm);
      void check();
    },
  });
  listenToTools(entryForm, words.toolTexts);
  listenToSamples(entryForm);
  listenToCompletions(entryForm, completions);
  listenToPastes(entryForm, () => say(words.pasted));
  showTicks(entryForm);
  const isRestored = restoreTyping(entry, fields);
  followFields(entryForm);
  if (isRestored) say(words.restored);
  else if (fields.some(isChanged)) changed();
  askAboutStale(fields);
  // Whatever is pressed before would send a form that nobody reads, or leave out what is typed.
  openButtons();
  void check();

  function askAboutStale(all: readonly TypedField[]): void {
    for (const field of all) {
      const stale = field.cell.dataset['stale'];
      if (stale === undefined) continue;
      const conflict = { key: field.key, ...(JSON.parse(stale) as Omit<Conflict, 'key'>) };
      const decide = (choice: 'mine' | 'theirs'): void => {
        if (choice === 'theirs') field.input.value = conflict.theirs ?? '';
        followFields(entryForm);
        field.decidedOn = conflict.theirs;
        void save();
      };
      showConflict(field, conflict, { words, decide });
    }
  }
}

function openButtons(): void {
  for (const button of document.querySelectorAll('[data-waits]'))
    button.removeAttribute('disabled');
}

function say(text: string): undefined {
  const state = document.querySelector('#state');
  if (state && state.textContent !== text) state.textContent = text;
}
