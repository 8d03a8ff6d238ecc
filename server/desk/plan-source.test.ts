import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import { ANIMALS } from '#domain/persona/animals.ts';
import { catalogues } from '#server/content/catalogues.ts';
import { ContentStore } from '#server/content/content-store.ts';
import { workHere } from '#server/content/parts/content-workshop.ts';
import { copyLinkedContent } from '#tests/support/content/linked-content.ts';
import { REMEMBERED_PARTS } from '#tests/support/content/read-content.ts';
import { createPlanSource } from './plan-source.ts';

const plans = createPlanSource(await openContent('content'), () => 2026);

function openContent(root: string): Promise<ContentStore> {
  return ContentStore.open(workHere({ root: path.resolve(root), catalogues }, REMEMBERED_PARTS));
}

describe('the plan of a mail', () => {
  it.each(LANGUAGES.flatMap((language) => ANIMALS.map((animal) => ({ language, animal }))))(
    'of the $animal in $language is three whole steps with a date and a link each',
    ({ language, animal }) => {
      const plan = plans.find('riverbend', animal, language);
      expect(plan?.intro).not.toBe('');
      expect(plan?.steps).toHaveLength(3);
      for (const step of plan?.steps ?? []) {
        for (const part of Object.values(step)) expect(part).toMatch(/\S/);
        expect(step.deadline).toMatch(language === 'en-US' ? /^within \d+ days$/ : /^en \d+ días$/);
        expect(step.path).toMatch(/^(?:https:\/\/|[a-z])/);
      }
    },
  );

  it('names the animal as it stands in the middle of a sentence', () => {
    const names = ANIMALS.map((animal) =>
      LANGUAGES.map((language) => plans.find('riverbend', animal, language)?.animalName),
    );
    expect(names).toEqual([
      ['Rabbit', 'Conejo'],
      ['Lynx', 'Lince'],
      ['Fox', 'Zorro'],
      ['Elk', 'Alce'],
      ['Owl', 'Búho'],
    ]);
  });

  it('says the steps as the page does, in the language that was asked for', () => {
    expect(plans.find('generic', 'lynx', 'en-US')?.steps[0]).toEqual({
      title: 'Get the whole match',
      text: 'Find out what your employer adds, and what has to go in so that you get all of it.',
      deadline: 'within 14 days',
      label: 'Read: The match',
      path: 'articles/employer-match/the-match-money-that-meets-you-halfway',
    });
    expect(plans.find('generic', 'lynx', 'es-US')?.steps[0]).toMatchObject({
      title: 'Aprovecha todo el aporte',
      deadline: 'en 14 días',
      label: 'Leer: El aporte del empleador',
    });
  });
});

describe('a plan that an author changes', () => {
  let root: string;
  let content: ContentStore;

  beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'sendero-plans-'));
    copyLinkedContent(root);
    content = await openContent(root);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  /** The lynx's first step, once the server has loaded the change. */
  async function changeLynx(from: string, to: string, language: Language = 'en-US') {
    const file = path.join(root, 'persona/animals/lynx.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    const changed = createPlanSource(content, () => 2026);
    await content.reload();
    return changed.find('generic', 'lynx', language)?.steps[0];
  }

  it('is the one of the moment a mail is made, not of the moment it was asked for', async () => {
    const step = await changeLynx('en: Get the whole match', 'en: Take all of the match');
    expect(step?.title).toBe('Take all of the match');
  });

  it.each([
    { language: 'en-US', deadline: 'within a day' },
    { language: 'es-US', deadline: 'en un día' },
  ] as const)('says one day as $deadline', async ({ language, deadline }) => {
    const step = await changeLynx('withinDays: 14', 'withinDays: 1', language);
    expect(step?.deadline).toBe(deadline);
  });

  it('is not there when the content does not have the animal', () => {
    const { current } = content;
    // The parts are those of all tests of this thread, so the others keep their owl.
    const animals = new Map(current.persona.animals);
    animals.delete('owl');
    const without = { current: { ...current, persona: { ...current.persona, animals } } };
    const changed = createPlanSource(without, () => 2026);
    expect(changed.find('generic', 'owl', 'en-US')).toBeUndefined();
    expect(changed.find('generic', 'elk', 'en-US')).toBeDefined();
  });
});
