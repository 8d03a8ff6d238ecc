import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placePage } from '#domain/analytics/page-place.ts';
import { EVERY_PAGE as EVERY_ROW } from '#domain/pages/pages.ts';
import { listPages } from '#server/content/page-lists.ts';
import { EVENT_EXAMPLES } from '#tests/support/event-examples.ts';
import { EVERY_PAGE } from '#tests/support/page-addresses.ts';
import { readOwnContent } from '#tests/support/content/read-content.ts';
import { createKnownNames } from './known-names.ts';

const content = readOwnContent();
const { knows } = createKnownNames()(content);
const isPage = (view: string): boolean => knows('generic', { event: 'testing view', view });

describe('the names that are counted', () => {
  it('are those of every page there is, as the browser names it', () => {
    for (const { address, companyId, page } of EVERY_PAGE) {
      const { pathname } = new URL(address, 'http://localhost');
      const name = placePage({ pathname, companyId }).pageName;
      if (page.problem !== 'not-found') expect(isPage(name), address).toBe(true);
    }
    for (const name of ['not-found', 'error', 'home']) expect(isPage(name)).toBe(true);
  });

  it('leave out no page of the table', () => {
    const named = new Set(listPages(content, 'generic').map(({ name }) => name));
    const unlisted = EVERY_ROW.map(([name]) => name).filter((name) => !named.has(name));
    expect(unlisted).toEqual(['not-found']);
  });

  it.each(EVENT_EXAMPLES)('take the example of $event', (event) => {
    expect(knows('riverbend', event)).toBe(true);
  });

  it('are no others, however much they look like one', () => {
    const name = fc.stringMatching(/^[a-z]{1,9}(-[a-z]{1,9})?$/).map((text) => `zz-${text}`);
    fc.assert(
      fc.property(name, (made) => {
        const film = { kind: 'video', name: made, seconds: 1 } as const;
        const step = { processStepLabel: `calculator: ${made}`, processStepValue: made };
        expect([
          isPage(made),
          isPage(`articles:vesting:${made}`),
          isPage(`articles:${made}:when-the-match-is-yours`),
          knows('generic', { event: 'page completed', pageName: made }),
          knows('generic', { event: 'link click', link: made, kind: 'external' }),
          knows('generic', { event: 'media completed', ...film }),
          knows('generic', { event: 'Self Service Step', ...step }),
          knows('generic', { event: 'flash card', card: made, state: 'expanded' }),
          knows('generic', { event: 'quiz end button', quiz: made }),
          knows('generic', { event: 'playlist click', video: made }),
          knows('generic', { event: 'navigator card', card: made, target: 'internal' }),
        ]).toEqual(Array.from({ length: 11 }, () => false));
      }),
    );
  });

  it('of steps belong to the event that tells of them', () => {
    const at = (label: string, value: string) => ({
      processStepLabel: label,
      processStepValue: value,
    });
    const started = 'Self Service Started';
    const stepped = 'Self Service Step';
    const completed = 'Self Service Completed';
    const everywhere = (step: ReturnType<typeof at>): string[] =>
      ([started, stepped, completed] as const).filter((event) =>
        knows('generic', { event, ...step }),
      );
    expect(everywhere(at('retirement quiz: howFarRetirement', 'long-way'))).toEqual([
      started,
      stepped,
    ]);
    expect(everywhere(at('retirement quiz: result', 'j'))).toEqual([completed]);
    expect(everywhere(at('calculator: form', 'typed'))).toEqual([started]);
    expect(everywhere(at('calculator: projections', 'shown'))).toEqual([completed]);
    expect(everywhere(at('myth quiz: intro', 'start'))).toEqual([started]);
    expect(everywhere(at('myth quiz: intro', 'myth'))).toEqual([]);
    expect(everywhere(at('myth quiz: debt', 'myth'))).toEqual([stepped]);
    expect(everywhere(at('myth quiz: retirement', 'truth'))).toEqual([stepped, completed]);
    expect(everywhere(at('fact quiz: intro', 'start'))).toEqual([started]);
    expect(everywhere(at('fact quiz: question-1', 'true'))).toEqual([stepped, completed]);
    expect(everywhere(at('fact quiz: question-13', 'true'))).toEqual([]);
    expect(everywhere(at('fact quiz: question-1', 'depends'))).toEqual([]);
    expect(everywhere(at('road trip: paycheck', 'reached'))).toEqual([started]);
    expect(everywhere(at('road trip: match', 'reached'))).toEqual([stepped]);
    expect(everywhere(at('road trip: arrival', 'reached'))).toEqual([completed]);
  });

  it('of links are those of their kind', () => {
    const kinds = ['internal', 'external', 'mail', 'change-contribution', 'enroll'] as const;
    const everywhere = (link: string): string[] =>
      kinds.filter((kind) => knows('generic', { event: 'link click', link, kind }));
    expect(everywhere('glossary')).toEqual(['internal']);
    expect(everywhere('mail')).toEqual(['mail']);
    expect(everywhere('heads-up')).toEqual(['change-contribution', 'enroll']);
    expect(everywhere('benefits-riverbend-example-com')).toEqual([
      'external',
      'change-contribution',
      'enroll',
    ]);
  });

  it('are not of another company than the one that sends them', () => {
    const load = EVENT_EXAMPLES.find(({ event }) => event === 'page load');
    if (!load) throw new Error('There is an example of every event');
    expect(knows('generic', load)).toBe(false);
  });
});
