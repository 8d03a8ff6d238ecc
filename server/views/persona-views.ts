import type { AnimalCardView, AnimalView, QuizQuestionView } from '#contracts/views/persona.ts';
import type { AnimalFile, QuestionFile, TreeNodeFile } from '#contracts/content/persona.ts';
import type { LocalText } from '#contracts/content/texts.ts';
import { languageCode, type Language } from '#domain/language/language.ts';
import { ANIMALS, type Animal } from '#domain/persona/animals.ts';
import type { QuestionNode } from '#domain/persona/question-tree.ts';
import type { QuestionKey } from '#domain/persona/questions.ts';
import type { PersonaContent } from '../content/content-set.ts';

export function getQuizQuestion(
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

export function listAnimalCards({ animals }: PersonaContent, language: Language): AnimalCardView[] {
  return ANIMALS.flatMap((animal) => {
    const file = animals.get(animal);
    return file ? [presentCard(animal, file, sayIn(language))] : [];
  });
}

export function getAnimalView(
  { animals }: PersonaContent,
  animal: Animal,
  language: Language,
): AnimalView {
  const file = animals.get(animal);
  if (!file) throw new Error(`No such animal: ${animal}`);
  const say = sayIn(language);
  return {
    ...presentCard(animal, file, say),
    title: say(file.title),
    description: say(file.description),
    lead: say(file.lead),
    about: file.about.map(say),
    strengths: file.strengths.map(say),
    watchFor: file.watchFor.map(say),
    steps: file.steps.map(({ id, title, text, withinDays, link }) => ({
      id,
      title: say(title),
      text: say(text),
      withinDays,
      link: { label: say(link.label), path: link.path },
    })),
  };
}

function presentCard(animal: Animal, file: AnimalFile, say: Say): AnimalCardView {
  return { animal, name: say(file.name), tagline: say(file.tagline) };
}
