import type { ArticleKind } from '#domain/articles/article-kinds.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { articlePathInCompany } from '#domain/pages/article-path.ts';
import type { Article, ArticleInLanguage } from '#server/content/content-set.ts';
import { findUnpairedMarks, findUsted } from '#tests/support/texts/spanish-rules.ts';
import { readOwnContent } from '#tests/support/content/read-content.ts';

const MIN_WORDS = 450;
const MAX_WORDS = 900;
/** The text beside a film of a minute may be short, as may a guide that is one part of an event. */
const WORDS_OF_KIND: Partial<Record<ArticleKind, { min: number; max: number }>> = {
  'money-minute': { min: 120, max: 400 },
  'virtual-event': { min: 300, max: MAX_WORDS },
};

const content = readOwnContent();
const { articles } = content;

const eachText = articles.flatMap((article) =>
  LANGUAGE_CODES.map((language) => ({
    id: article.id,
    language,
    article,
    text: article.texts[language],
  })),
);

/** The words that a reader sees, without tags and words for screen readers only. */
function wordsIn(html: string): string[] {
  const visible = html
    .replaceAll(/<span class="visually-hidden">.*?<\/span>/g, '')
    .replaceAll(/<[^>]+>/g, ' ');
  return visible.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function bodyOf({ body }: ArticleInLanguage): string {
  return body.map((part) => (part.kind === 'html' ? part.html : '')).join('');
}

function htmlOf(text: ArticleInLanguage): string {
  return `<p>${text.intro}</p>${bodyOf(text)}${text.closing?.html ?? ''}`;
}

const pathOf = (article: Article): string =>
  articlePathInCompany({ ...article, slug: article.path });

interface InternalLink {
  path: string;
  hash: string;
}

function internalLinks(html: string): InternalLink[] {
  return Array.from(html.matchAll(/href="\/~company~\/([^"]*)"/g), ([, href = '']) => {
    const { pathname, hash } = new URL(href, 'https://site.example/');
    return { path: pathname.slice(1), hash };
  });
}

describe('an article on the subject of a landing', () => {
  it.each(
    [
      { article: 'talking-with-family', landings: { en: 'hispanic', es: 'hispanic' } },
      { article: 'compounding', landings: { en: 'hispanic', es: 'hispanic' } },
      { article: 'budgeting', landings: { en: 'grammy-major', es: 'latin-grammy' } },
    ].flatMap(({ article, landings }) =>
      LANGUAGE_CODES.map((language) => ({ article, language, landing: landings[language] })),
    ),
  )('leads on to $landing from $article in $language', ({ article, language, landing }) => {
    const text = eachText.find(({ id, language: of }) => id === article && of === language);
    const paths = internalLinks(text ? bodyOf(text.text) : '').map(({ path }) => path);
    expect(paths).toContain(landing);
  });
});

describe('the articles', () => {
  it('are at least 20', () => {
    expect(articles.length).toBeGreaterThanOrEqual(20);
  });

  it.each(
    [
      'employer-match',
      'roth-or-pretax',
      'starting-late',
      'emergency-savings',
      'debt-or-savings',
      'target-date-funds',
      'fees',
      'compounding',
      'inflation',
      'catch-up-contributions',
      'vesting',
      'loans-and-withdrawals',
      'rollovers',
      'social-security',
      'healthcare-in-retirement',
      'beneficiaries',
      'budgeting',
      'working-past-65',
      'required-minimum-distributions',
      'talking-with-family',
      'scams',
      'savers-credit',
      'public-pensions',
      'retirement-paycheck',
      'medicare-gaps',
      'survivors',
      'when-markets-fall',
      'school-and-public-plans',
      'gig-work',
      'new-plan-features',
      'divorce',
      'two-countries',
    ].map((id) => ({ id })),
  )('tell about $id', ({ id }) => {
    expect(articles.map((article) => article.id)).toContain(id);
  });

  it('each name somebody to call', () => {
    expect(articles.filter(({ contacts }) => contacts.length === 0).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it('each have a cover of their own', () => {
    const covers = articles.map(({ image }) => image);
    expect(covers.filter((cover) => !content.art.has(cover))).toEqual([]);
    expect(covers.filter((cover) => !cover.startsWith('cover-'))).toEqual([]);
    expect(covers.filter((cover, index) => covers.indexOf(cover) !== index)).toEqual([]);
  });

  it('each have a place of their own in the order, and no two titles are the same', () => {
    const orders = articles.map(({ order }) => order);
    expect(new Set(orders).size).toBe(orders.length);
    for (const language of ['en', 'es'] as const) {
      const titles = articles.map(({ texts }) => texts[language].title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });
});

describe.each(eachText)('the article $id in $language', ({ article, language, text }) => {
  const ofKind = WORDS_OF_KIND[article.kind] ?? { min: MIN_WORDS, max: MAX_WORDS };
  // What is spoken in six minutes, with who says it.
  const { min, max } = article.id.startsWith('podcast-') ? { min: 600, max: 1_100 } : ofKind;

  it(`has between ${min} and ${max} words`, () => {
    const { length } = wordsIn(htmlOf(text));
    expect(length).toBeGreaterThanOrEqual(min);
    expect(length).toBeLessThanOrEqual(max);
  });

  it('says in three lines what to know', () => {
    expect(new Set(text.keyPoints).size).toBe(3);
  });

  it('has a title and a description that fit on its card', () => {
    expect(Array.from(text.title).length).toBeLessThanOrEqual(50);
    expect(Array.from(text.description).length).toBeLessThanOrEqual(130);
  });

  it('links only to places that other articles have', () => {
    const broken = internalLinks(htmlOf(text)).filter(({ path, hash }) => {
      const target = articles.find((other) => pathOf(other) === path);
      return (
        hash !== '' && !(target && bodyOf(target.texts[language]).includes(`id="${hash.slice(1)}"`))
      );
    });
    expect(broken).toEqual([]);
  });

  it('links within itself only to headings it has', () => {
    const html = htmlOf(text);
    const places = Array.from(html.matchAll(/href="#([^"]*)"/g), (match) => match[1] ?? '');
    expect(places.filter((place) => !html.includes(`id="${place}"`))).toEqual([]);
  });

  it('does not link to itself', () => {
    const own = pathOf(article);
    expect(internalLinks(htmlOf(text)).filter(({ path }) => path === own)).toEqual([]);
  });
});

const spanish = eachText.filter(({ language }) => language === 'es');

describe.each(spanish)('the article $id', ({ text }) => {
  const said = [
    text.title,
    text.description,
    text.imageAlt,
    text.infographicAlt ?? '',
    ...(text.keyPoints ?? []),
    htmlOf(text),
  ];

  it('says tú, never usted', () => {
    expect(said.flatMap(findUsted)).toEqual([]);
  });

  it('opens every question and exclamation it closes', () => {
    expect(
      said.map((words) => words.replaceAll(/<[^>]+>/g, ' ')).flatMap(findUnpairedMarks),
    ).toEqual([]);
  });
});

describe('the other texts', () => {
  const answers = content.faqs.flatMap(({ items }) =>
    items.map(({ answer }) => ({ en: answer.en.html, es: answer.es.html })),
  );
  const pages = [...content.pages.values()].map(({ en, es }) => ({
    en: en.body.html,
    es: es.body.html,
  }));

  it('say tú, never usted', () => {
    const html = [...answers, ...pages].map(({ es }) => es).join(' ');
    const fragments = JSON.stringify([...content.fragments.values()].map(({ es }) => es));
    expect(findUsted(`${html} ${fragments}`)).toEqual([]);
  });
});
