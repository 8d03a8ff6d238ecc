import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FRAGMENT_SCHEMAS } from '#contracts/content/fragments.ts';
import type { ContentSet } from '#server/content/content-set.ts';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { anyMutationOf } from '#tests/support/mutate-value.ts';
import { copyLinkedContent } from '#tests/support/content/linked-content.ts';
import { readContent, readOwnContent } from '#tests/support/content/read-content.ts';

const content = readOwnContent();
const NAMES = ['virtual-event', 'workshop', 'transitioning-to-retirement'] as const;

function valuesIn(value: unknown, wanted: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === wanted && typeof inner === 'string' ? [inner] : valuesIn(inner, wanted),
  );
}

describe.each(NAMES.map((name) => ({ name })))('the fragment $name', ({ name }) => {
  const fragment = content.fragments.get(`generic/${name}`) as Record<'en' | 'es', unknown>;

  it('leads to the same pages and says the same numbers in both languages', () => {
    for (const field of ['path', 'linkTo', 'session', 'before'])
      expect(valuesIn(fragment.es, field)).toEqual(valuesIn(fragment.en, field));
    const figures = (value: unknown): string[] =>
      valuesIn(value, 'text').map((text) =>
        (text.match(/\$?\d[\d,.]*\d|\d/g) ?? []).toSorted().join(' '),
      );
    expect(figures(fragment.es)).toEqual(figures(fragment.en));
  });

  it('is read or refused, and never thrown over, whatever a hand leaves in it', () => {
    fc.assert(
      fc.property(anyMutationOf([fragment]), (mutated) => {
        const { success, error } = FRAGMENT_SCHEMAS[name].safeParse(mutated);
        if (!success) expect(error.issues.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the sessions of the event', () => {
  it('are told by people who stand on its page', () => {
    const event = content.fragments.get('generic/virtual-event') as Record<
      'en' | 'es',
      { sessions: Array<{ session: string }>; speakers: Array<{ id: string }> }
    >;
    const people = event.en.speakers.map(({ id }) => id);
    expect(event.en.sessions.map(({ session }) => session).toSorted()).toEqual(
      [...content.sessions.keys()].toSorted(),
    );
    for (const { speaker, texts } of content.sessions.values()) {
      expect(people).toContain(speaker);
      expect(texts.es.do.link.path).toBe(texts.en.do.link.path);
    }
  });
});

/** Loads a copy of the content after a change to riverbend's file. */
function loadWith(changes: Readonly<Record<string, unknown>>): ContentSet {
  const root = mkdtempSync(path.join(tmpdir(), 'sendero-content-'));
  try {
    copyLinkedContent(root);
    changeYaml(root, 'companies/riverbend/company.yaml', changes);
    return readContent(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const survey = (url: string): Record<string, unknown> => ({
  survey: { provider: 'Asker', url: { en: url, es: url } },
});

describe('a company', () => {
  it.each([
    { changes: { virtualEventArticles: ['no-such-article'] }, says: 'no-such-article' },
    { changes: { virtualEventArticles: ['vesting'] }, says: 'kind virtual-event, found vesting' },
    { changes: survey('http://survey.example.org/a'), says: 'https:// address' },
    { changes: survey('https://survey.example.org;script-src/a'), says: 'a host name' },
    { changes: survey('https://localhost/a'), says: 'survey' },
  ])('is refused with $changes', ({ changes, says }) => {
    expect(() => loadWith(changes)).toThrow(says);
  });

  it.each([
    { changes: { virtualEventArticles: [] } },
    { changes: survey('https://survey.example.org:8443/a?b=c') },
  ])('may have $changes', ({ changes }) => {
    expect(loadWith(changes).companies.get('riverbend')).toMatchObject(changes);
  });
});
