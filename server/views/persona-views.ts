import type { Company } from '#contracts/content/company.ts';
import type {
  AnimalCardView,
  AnimalView,
  QuizQuestionView,
  ShownAnimalView,
  PersonaViews,
} from '#contracts/views/persona.ts';
import type {
  AnimalFile,
  OtherWords,
  QuestionFile,
  TreeNodeFile,
} from '#contracts/content/persona.ts';
import type { LocalText } from '#contracts/content/texts.ts';
import { languageCode, type Language, type LanguageCode } from '#domain/language/language.ts';
import { ANIMALS, type Animal } from '#domain/persona/animals.ts';
import type { QuestionNode } from '#domain/persona/question-tree.ts';
import type { QuestionKey } from '#domain/persona/questions.ts';
import { PLAN_PARTS, planHas } from '#domain/plan/plan-has.ts';
import { animalOfPlan, isVariant, type Plan } from '#domain/persona/plans.ts';
import type { ContentSet, PersonaContent } from '../content/content-set.ts';
import { planOf } from '../content/plan/plan-of.ts';
import type { PageSources } from './page-sources.ts';
import { presentHelp } from './present-contacts.ts';

interface AnimalSources {
  content: Pick<ContentSet, 'persona'>;
  company: Company;
  code: LanguageCode;
}

function getQuizQuestion(
  { questions }: PersonaContent,
  key: QuestionKey,
  language: Language,
): QuizQuestionView {
  const index = questions.findIndex((question) => question.key === key);
  const question = questions[index];
  if (!question) throw new Error(`No such question: ${key}`);
  return presentQuestion(question, { index, total: questions.length, language });
}

interface QuestionPlace {
  index: number;
  total: number;
  language: Language;
}

function presentQuestion(
  question: QuestionFile,
  { index, total, language }: QuestionPlace,
): QuizQuestionView {
  const say = sayIn(language);
  const { key, tree, title } = question;
  const parts = { key, index, total, lead: say(question.lead) };
  if (tree) {
    const node = presentTree(tree, say);
    return {
      ...parts,
      kind: 'tree',
      title: node.text,
      picture: question.picture ?? '',
      tree: node,
    };
  }
  return {
    ...parts,
    kind: 'pictures',
    title: title ? say(title) : '',
    answers: (question.answers ?? []).map((answer) => ({
      id: answer.id,
      picture: answer.picture,
      title: say(answer.title),
      text: say(answer.text),
    })),
  };
}

type Say = (text: LocalText) => string;

function sayIn(language: Language): Say {
  const code = languageCode(language);
  return (text) => text[code];
}

function presentTree(node: TreeNodeFile, say: Say): QuestionNode {
  return {
    text: say(node.question),
    items: (['yes', 'no'] as const).map((label) => {
      const { text, next } = node[label];
      const item = { label, text: say(text), selected: false };
      return next ? { ...item, item: presentTree(next, say) } : item;
    }),
  };
}

function listAnimalCards({ animals }: PersonaContent, language: Language): AnimalCardView[] {
  return ANIMALS.flatMap((animal) => {
    const file = animals.get(animal);
    return file ? [presentCard(animal, file, sayIn(language))] : [];
  });
}

/** An animal on its page, with the people to call about its steps. */
function showAnimal(plan: Plan, page: PageSources): ShownAnimalView {
  const { choose } = findWords(plan, page);
  const contacts = choose((words) => words.contacts) ?? [];
  return { ...getAnimalView(plan, page), help: presentHelp({ contacts }, page) };
}

/** What is read of a plan: its animal's words, with those of the variant and of the company in their place. */
export function getAnimalView(plan: Plan, sources: AnimalSources): AnimalView {
  const { animal, file, choose } = findWords(plan, sources);
  const say: Say = (text) => text[sources.code];
  const own = <Value>(read: (words: OtherWords) => Value | undefined, usual: Value): Value =>
    choose(read) ?? usual;
  return {
    ...presentCard(animal, file, say),
    plan,
    title: say(own((words) => words.title, file.title)),
    description: say(own((words) => words.description, file.description)),
    lead: say(own((words) => words.lead, file.lead)),
    about: own((words) => words.about, file.about).map(say),
    strengths: own((words) => words.strengths, file.strengths).map(say),
    watchFor: own((words) => words.watchFor, file.watchFor).map(say),
    steps: own((words) => words.steps, file.steps).map(({ id, title, text, withinDays, link }) => ({
      id,
      title: say(title),
      text: say(text),
      withinDays,
      link: { label: say(link.label), path: link.path },
    })),
  };
}

/** Finds the animal of a plan, and chooses what is said first: the company's words, the variant's, those for its plan, its own. */
function findWords(plan: Plan, { content, company }: AnimalSources) {
  const animal = animalOfPlan(plan);
  const file = content.persona.animals.get(animal);
  if (!file) throw new Error(`No such animal: ${animal}`);
  const variant = isVariant(plan) ? file.variants[plan] : undefined;
  const lacking = PLAN_PARTS.find((part) => file.without[part] && !planHas(planOf(company), part));
  const inPlan = lacking && file.without[lacking];
  const layers: OtherWords[] = [company.persona[plan] ?? {}, variant ?? {}, inPlan ?? {}, file];
  const choose = <Value>(read: (words: OtherWords) => Value | undefined): Value | undefined =>
    layers.map(read).find((value) => value !== undefined);
  return { animal, file, choose };
}

function presentCard(animal: Animal, file: AnimalFile, say: Say): AnimalCardView {
  return { animal, name: say(file.name), tagline: say(file.tagline) };
}

export const personaViews = (page: PageSources): PersonaViews => ({
  getQuizQuestion: (key) => getQuizQuestion(page.content.persona, key, page.facts.language),
  listAnimals: () => listAnimalCards(page.content.persona, page.facts.language),
  getAnimal: (plan) => showAnimal(plan, page),
});
