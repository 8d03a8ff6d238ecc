import { answerOnePercent, type OnePercentGround } from '#domain/one-percent/answer-one-percent.ts';
import { readChoices, type OnePercentChoices } from '#domain/one-percent/choices.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { isOffline } from '../../../device/is-offline.ts';
import { hasTyped } from '../../../islands/give-back.ts';
import type { Listen } from '../../../islands/listen.ts';
import { createMoneyFormat } from '../../../site/money-format.ts';
import { keepDraft, readDraft } from '../../../state/drafts.ts';
import { drawHills } from './draw-hills.ts';
import { sayAnswer } from './say-answer.ts';

/** Says and draws each choice at once. What is chosen goes nowhere, unless somebody takes it along. */
export const listenToChoices: Listen = (place, { shell }, data) => {
  const form = place.querySelector('form');
  if (!form) throw new Error('The choices have no form');
  const { companyId } = shell.company;
  const money = createMoneyFormat(shell.language);
  const ground = data as unknown as OnePercentGround;
  const read = (): OnePercentChoices | undefined => readChoices(new FormData(form));

  const show = (): void => {
    const choices = read();
    if (!choices) return;
    const answer = answerOnePercent(choices, ground);
    const said = Object.entries(sayAnswer(choices, answer, money));
    for (const [name, text] of said) {
      const words = place.querySelector(`[data-said="${name}"]`);
      if (words && words.textContent !== text) words.textContent = text;
    }
    for (const [name, path] of Object.entries(drawHills(answer)))
      place.querySelector(`[data-drawn="${name}"]`)?.setAttribute('d', path);
  };

  if (hasTyped(form)) show();
  form.addEventListener('change', show);
  form.addEventListener('submit', (event) => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || !submitter.hasAttribute('formaction')) {
      event.preventDefault();
      return show();
    }
    // In a frame of another site nothing is kept: the form takes the numbers to a tab of its own.
    if (submitter.formTarget === '_blank') return;
    // The page keeps its forms then, and says so.
    if (isOffline()) return;
    // Where the browser keeps nothing, the form takes the numbers to the calculator, as without a script.
    if (!takeAlong(companyId, read())) return;
    event.preventDefault();
    location.assign(submitter.formAction);
  });
};

/** The calculator of this tab goes on with these three, and with what it knows of the rest. */
function takeAlong(companyId: string, choices: OnePercentChoices | undefined): boolean {
  const kept = readDraft('calculator', companyId);
  const draft = isRecord(kept?.['draft']) ? kept['draft'] : {};
  const typed = Object.entries(choices ?? {}).map(([name, value]) => [name, String(value)]);
  return keepDraft('calculator', companyId, {
    ...kept,
    draft: { ...draft, ...Object.fromEntries(typed) },
  });
}
