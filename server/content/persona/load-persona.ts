import {
  animalSchema,
  personaQuizSchema,
  type AnimalFile,
  type QuestionFile,
  type TreeNodeFile,
} from '#contracts/content/persona.ts';
import { ANIMALS, type Animal } from '#domain/persona/animals.ts';
import { animalOfPlan, VARIANTS } from '#domain/persona/plans.ts';
import { getQuestion, QUESTION_KEYS } from '#domain/persona/questions.ts';
import type { ContentFiles } from '../content-files.ts';
import type { PersonaContent } from '../content-set.ts';
import type { KnownNames } from '../references/known-names.ts';

type Report = (path: readonly PropertyKey[], message: string) => void;

export function loadPersona(files: ContentFiles, known: KnownNames): PersonaContent {
  return {
    questions: loadQuestions(files),
    animals: loadAnimals(files, known),
  };
}

function loadQuestions(files: ContentFiles): QuestionFile[] {
  const file = 'persona/quiz.yaml';
  const parsed = files.yaml(file, personaQuizSchema);
  if (!parsed) return [];
  const { value, lineOf } = parsed;
  const report: Report = (path, message) =>
    files.problems.add(files.nameOf(file), lineOf(path), message);
  const keys = value.questions.map(({ key }) => key);
  if (keys.join() !== QUESTION_KEYS.join()) {
    const found = keys.length === 0 ? 'none' : keys.join(', ');
    report(
      ['questions'],
      `questions: expected ${QUESTION_KEYS.join(', ')} in this order, found ${found}`,
    );
  }
  value.questions.forEach((question, index) => {
    checkQuestion(question, (path, message) =>
      report(['questions', index, ...path], `questions.${index}: ${message}`),
    );
  });
  return value.questions;
}

/**
 * The weight of each answer is fixed in code; authors write the words for exactly those answers.
 */
function checkQuestion(question: QuestionFile, report: Report): void {
  const { kind, answers } = getQuestion(question.key);
  const expected = answers.map(({ id }) => id);
  if (kind === 'tree') {
    if (!question.tree || !question.picture) return report([], 'expected a tree and its picture');
    if (question.answers || question.title)
      return report([], 'expected a tree alone: no answers and no title beside it');
    const found = endsOf(question.tree);
    if (found.toSorted().join() !== expected.toSorted().join())
      report(['tree'], `tree: expected the ways ${expected.join(', ')}, found ${found.join(', ')}`);
    return undefined;
  }
  if (!question.answers || !question.title) return report([], 'expected a title and answers');
  if (question.tree || question.picture)
    return report([], 'expected picture answers alone: no tree and no picture beside them');
  const found = question.answers.map(({ id }) => id);
  if (found.join() !== expected.join())
    report(
      ['answers'],
      `answers: expected ${expected.join(', ')} in this order, found ${found.join(', ')}`,
    );
  return undefined;
}

/** Lists the ends of the paths through a tree, such as `yes-no`. */
function endsOf(node: TreeNodeFile, above = ''): string[] {
  return (['yes', 'no'] as const).flatMap((label) => {
    const way = above === '' ? label : `${above}-${label}`;
    const { next } = node[label];
    return next ? endsOf(next, way) : [way];
  });
}

function loadAnimals(files: ContentFiles, known: KnownNames): Map<Animal, AnimalFile> {
  const animals = new Map<Animal, AnimalFile>();
  for (const animal of ANIMALS) {
    const file = `persona/animals/${animal}.yaml`;
    const parsed = files.yaml(file, animalSchema);
    if (!parsed) continue;
    const { value, lineOf } = parsed;
    const report: Report = (path, message) =>
      files.problems.add(files.nameOf(file), lineOf(path), message);
    for (const drawing of [`animal-${animal}`, `scene-${animal}`]) {
      if (known.drawing(drawing).length > 0)
        report([], `expected the drawing content/media/art/${drawing}.svg`);
    }
    const own = VARIANTS.filter((variant) => animalOfPlan(variant) === animal);
    const found = Object.keys(value.variants);
    if (found.toSorted().join() !== own.toSorted().join())
      report(
        ['variants'],
        `variants: expected ${own.join(', ') || 'none'}, found ${found.join(', ') || 'none'}`,
      );
    const ids = value.steps.map(({ id }) => id);
    value.steps.forEach(({ id }, index) => {
      if (ids.indexOf(id) !== index)
        report(
          ['steps', index, 'id'],
          `steps.${index}.id: expected an id of its own, found ${id} again`,
        );
    });
    animals.set(animal, value);
  }
  checkForStrangers(files);
  return animals;
}

function checkForStrangers(files: ContentFiles): void {
  const folder = 'persona/animals';
  const known: readonly string[] = ANIMALS.map((animal) => `${animal}.yaml`);
  for (const name of files.files(folder)) {
    if (!known.includes(name))
      files.problems.add(
        files.nameOf(`${folder}/${name}`),
        1,
        `expected one of ${known.join(', ')}, found ${name}`,
      );
  }
}
