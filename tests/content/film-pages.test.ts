import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MoneyMinute, TargetDate } from '#contracts/content/film-pages.ts';
import { findUnpairedMarks, findUsted } from '#tests/support/texts/spanish-rules.ts';
import { readOwnContent } from '#tests/support/content/read-content.ts';

const content = readOwnContent();
const films = content.articles.filter(({ kind }) => kind === 'money-minute');
const aboutFunds = content.articles.filter(({ kind }) => kind === 'target-date');
const targetDate = content.fragments.get('generic/target-date') as Record<'en' | 'es', TargetDate>;
const moneyMinute = content.fragments.get('generic/money-minute') as Record<
  'en' | 'es',
  MoneyMinute
>;

const FILMS = [
  'mm-first-hundred',
  'mm-match',
  'mm-compounding',
  'mm-fees',
  'mm-inflation',
  'mm-one-more-point',
];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('the films of the money minute', () => {
  it.each(['en', 'es'] as const)('are six, each with its words and its own file in %s', (code) => {
    const assets = films.map(({ texts }) => texts[code].video?.dynamicMediaParams ?? '');
    expect(assets.toSorted()).toEqual(FILMS.map((film) => `${film}-${code}-AVS`).toSorted());
    for (const { texts } of films) {
      const { transcript = '', summary = '' } = texts[code].video ?? {};
      expect(transcript.split(/\n\s*\n/).length).toBeGreaterThanOrEqual(5);
      expect(summary).not.toBe('');
    }
  });

  it.each(films.map((film) => ({ id: film.id, film })))(
    '$id tells the same in both languages, a paragraph for a paragraph',
    ({ film }) => {
      const [english, spanish] = (['en', 'es'] as const).map((code) =>
        film.texts[code].video?.transcript.split(/\n\s*\n/),
      );
      expect(spanish).toHaveLength(english?.length ?? 0);
      const figures = (texts: readonly string[] = []): string[] =>
        texts.flatMap((text) => text.match(/\$\d+(?:[,.]\d+)*|\d+(?:\.\d+)?%/g) ?? []);
      expect(figures(spanish).toSorted()).toEqual(figures(english).toSorted());
    },
  );

  it.each(
    films.flatMap(({ id, texts }) =>
      (['en', 'es'] as const).map((code) => ({ id, code, video: texts[code].video })),
    ),
  )('$id is called the same on its page and in its transcript in $code', ({ code, video }) => {
    const film = video?.dynamicMediaParams.replace(`-${code}-AVS`, '');
    const transcript = readFileSync(`content/media/transcripts/${film}.${code}.md`, 'utf8');
    expect(transcript).toContain(`title: ${JSON.stringify(video?.title)}\n`);
    expect(transcript).toContain(`summary: ${JSON.stringify(video?.summary)}\n`);
  });

  it('are marked as films and presented by somebody, two by each', () => {
    expect(films.filter(({ contentType }) => contentType !== 'video')).toEqual([]);
    const shown = [...content.influencers.keys()].map(
      (id) => films.filter(({ influencer }) => influencer === id).length,
    );
    expect(shown).toEqual([2, 2, 2]);
  });

  it.each([{ code: 'en' }, { code: 'es' }] as const)(
    'last 50 to 70 seconds by their files in $code',
    ({ code }) => {
      const lengths = films.map(
        ({ texts }) =>
          content.media.get(`${texts[code].video?.dynamicMediaParams}.mp4`)?.film?.seconds,
      );
      expect(lengths.filter((seconds = 0) => seconds < 50 || seconds > 70)).toEqual([]);
    },
  );

  it('have a source', () => {
    expect(films.filter(({ sources }) => sources.length === 0).map(({ id }) => id)).toEqual([]);
  });
});

describe('the target date area', () => {
  it('has at least three articles', () => {
    expect(aboutFunds.length).toBeGreaterThanOrEqual(3);
  });

  it('draws one path in both languages, the one of its articles', () => {
    expect(targetDate.es.glidePath).toEqual(targetDate.en.glidePath);
    const rows = targetDate.en.glidePath
      .filter(({ yearsToGo }) => yearsToGo < 40)
      .map(({ stocks }) => `<td>${stocks}%</td><td>${100 - stocks}%</td>`);
    for (const id of ['target-date-funds', 'glide-path']) {
      const body = content.articles.find((article) => article.id === id)?.texts.en.body ?? [];
      const html = body.map((part) => (part.kind === 'html' ? part.html : '')).join('');
      const cells = html.replaceAll(/<td[^>]*>/g, '<td>').replaceAll(/\s*\n\s*/g, '');
      for (const row of rows) expect(cells).toContain(row);
    }
  });

  it('asks the same questions in both languages', () => {
    const [english, spanish] = [targetDate.en, targetDate.es].map(({ questions }) =>
      questions.map(({ id }) => id),
    );
    expect(spanish).toEqual(english);
    expect(new Set(english).size).toBe(english?.length);
  });

  it('says that its path is an example, and whose words stand behind it', () => {
    expect(targetDate.en.pathNote).toContain('example');
    expect(targetDate.es.pathNote).toContain('ejemplo');
    expect(targetDate.en.pathSource.url).toMatch(/^https:\/\/www\.investor\.gov\//);
  });
});

describe('the Spanish of both areas', () => {
  const said = [
    ...textsIn(targetDate.es),
    ...textsIn(moneyMinute.es),
    ...[...content.influencers.values()].flatMap(({ about, alt }) => [about.es, alt.es]),
    ...films.flatMap(({ texts }) => textsIn(texts.es.video)),
  ];

  it('says tú, and opens what it closes', () => {
    expect(said.flatMap(findUsted)).toEqual([]);
    expect(said.flatMap(findUnpairedMarks)).toEqual([]);
  });
});
