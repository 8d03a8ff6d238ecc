import type { LanguageCode, PerLanguage } from '../../domain/language/language.ts';
import { perLanguage } from '../../domain/language/per-language.ts';
import { ARTICLE_KINDS } from '../../domain/articles/article-kinds.ts';
import { articlePathInCompany, type ArticleAddress } from '../../domain/pages/article-path.ts';
import type { PhraseBook, Phrases, Template } from './phrase-book.ts';
import { Random } from './random.ts';

interface InventedArticle {
  id: string;
  file: string;
  texts: PerLanguage<string>;
}

interface Plan {
  address: ArticleAddress;
  template: Template;
  titles: PerLanguage<string>;
}

const TAGS = ['badge/new', 'badge/star', 'badge/featured', 'badge/important', 'badge/resource'];
/** What an invented article says in its own words, or is asked to be in its own way. */
const OWN_KEYS = new Set(['title', 'description', 'intro', 'closing']);
const OWN_FILE_KEYS = new Set(['path', 'order', 'tags', 'related', 'updated', 'likes']);

/**
 * Invents articles that no two runs and no two articles tell alike: their sentences are those of the real
 * ones, put together anew, so that searches find as many of them as they would among real ones.
 */
export function inventArticles(book: PhraseBook, count: number, seed: string): InventedArticle[] {
  const plans = Array.from({ length: count }, (_none, at) => planArticle(book, at + 1, seed));
  return plans.map((plan, at) => {
    const random = new Random(`${seed} article ${at + 1}`);
    const outline = planOutline(plans, random);
    return {
      id: plan.address.id,
      file: articleFile(plan, plans, random),
      texts: perLanguage((code) => {
        const words = new Words(book.phrases[code], new Random(`${seed} ${code} ${at + 1}`));
        return articleText({ plan, outline, words, code });
      }),
    };
  });
}

function planArticle(book: PhraseBook, number: number, seed: string): Plan {
  const random = new Random(`${seed} plan ${number}`);
  const template = random.pick(book.templates);
  const titles = perLanguage((code) => `${random.pick(book.phrases[code].headings)} (${number})`);
  const kindLine = template.file.get('kind') ?? '';
  const kind = ARTICLE_KINDS.find((name) => kindLine.trim() === `kind: ${name}`) ?? 'basic';
  const slug = titles.en
    .toLowerCase()
    // No address may have five digits, and the id has some already.
    .replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return { address: { kind, id: `guide-${number}`, slug }, template, titles };
}

function articleFile({ address, template }: Plan, plans: readonly Plan[], random: Random): string {
  const related = [1, 2, 3].map(() => random.pick(plans).address.id);
  const others = [...template.file].filter(([key]) => !OWN_FILE_KEYS.has(key));
  return `${others.map(([, entry]) => entry).join('')}path: ${address.slug}
order: ${random.between(1_000, 1_000_000)}
tags: [${random.chance(0.3) ? random.pick(TAGS) : ''}]
updated: 2026-11-${String(random.between(10, 28))}
related: [${[...new Set(related)].filter((id) => id !== address.id).join(', ')}]
likes: ${random.chance(0.2) ? random.between(1, 500) : 0}
`;
}

/** What both languages have in common: the parts of each section, and where its links lead. */
interface Section {
  paragraphs: readonly number[];
  items: number;
  rows: number;
  hasBox: boolean;
  link: Plan | undefined;
}

function planOutline(plans: readonly Plan[], random: Random): Section[] {
  return Array.from({ length: random.between(3, 6) }, () => ({
    paragraphs: Array.from({ length: random.between(1, 3) }, () => random.between(2, 4)),
    items: random.chance(0.4) ? random.between(3, 4) : 0,
    rows: random.chance(0.2) ? random.between(3, 5) : 0,
    hasBox: random.chance(0.2),
    link: random.chance(0.5) ? random.pick(plans) : undefined,
  }));
}

class Words {
  readonly #phrases: Phrases;
  readonly #random: Random;

  constructor(phrases: Phrases, random: Random) {
    this.#phrases = phrases;
    this.#random = random;
  }

  heading(): string {
    return this.#random.pick(this.#phrases.headings);
  }

  sentence(): string {
    return this.#random.pick(this.#phrases.sentences);
  }

  sentences(count: number): string {
    return Array.from({ length: count }, () => this.sentence()).join(' ');
  }

  amount(): string {
    // Any amount may be like one of the tables of figures, which texts say by name.
    return `{typed $${this.#random.between(1, 90)},${this.#random.between(100, 999)}}`;
  }
}

interface TextToWrite {
  plan: Plan;
  outline: readonly Section[];
  words: Words;
  code: LanguageCode;
}

function articleText({ plan, outline, words, code }: TextToWrite): string {
  const { template, titles } = plan;
  const others = [...template.texts[code]].filter(([key]) => !OWN_KEYS.has(key));
  return `---
title: ${JSON.stringify(titles[code])}
description: ${JSON.stringify(words.sentence())}
intro: ${JSON.stringify(words.sentences(2))}
closing: ${JSON.stringify(words.sentences(2))}
${others.map(([, entry]) => entry).join('')}---
${outline.map((section) => writeSection(section, words, code)).join('\n')}`;
}

function writeSection(section: Section, words: Words, code: LanguageCode): string {
  const { paragraphs, items, rows, hasBox, link } = section;
  const cells = (): string => `| ${words.heading()} | ${words.amount()} | ${words.amount()} |\n`;
  return [
    `## ${words.heading()}\n`,
    ...paragraphs.map((sentences) => `${words.sentences(sentences)}\n`),
    items > 0 && repeat(items, () => `- **${words.heading()}** ${words.sentence()}\n`),
    rows > 0 && `${cells()}| --- | --- | --- |\n${repeat(rows, cells)}`,
    hasBox && `:::definition{title="${words.heading()}"}\n${words.sentences(2)}\n:::\n`,
    link && `${words.sentence()} [${link.titles[code]}](${articlePathInCompany(link.address)})\n`,
  ]
    .filter((part) => part !== false && part !== undefined)
    .join('\n');
}

function repeat(times: number, make: () => string): string {
  return Array.from({ length: times }, make).join('');
}
