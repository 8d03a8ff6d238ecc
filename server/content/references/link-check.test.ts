import { describe, expect, it } from 'vitest';
import { createLinkCheck } from './link-check.ts';

const findMistake = createLinkCheck({
  articles: [
    { id: 'match', path: 'the-match', kind: 'basic' },
    { id: 'film', path: 'one-minute', kind: 'money-minute' },
    { id: 'guide', path: 'ask', kind: 'virtual-event' },
    { id: 'budget', path: 'one-page', kind: 'tool' },
    { id: 'moved', path: 'moved', kind: 'basic', redirectUrl: 'glossary' },
  ],
  topics: [{ id: 'saving' }],
  influencers: new Map([['rosa', {}]]),
  sessions: new Map([['settle-in', {}]]),
});

describe('a link', () => {
  it.each([
    '',
    'faqs',
    'glossary',
    'hispanic',
    'roadtrip',
    'contact-us',
    'calculator/projections',
    'calculator?uid=1',
    'glossary#roth-ira',
    'search?q=match#top',
    'get-the-facts',
    'get-the-facts/saving',
    'get-the-facts/more/the-match',
    'get-the-facts/money-minute/rosa',
    'articles/match/the-match',
    'money-minute/articles/film/one-minute',
    'virtual-event/articles/guide/ask',
    'virtual-event/sessions/settle-in',
    'virtual-event/sessions/settle-in#slide-3',
    'tools/one-page',
    'quiz',
    'quiz/animals/owl',
    'quiz/retirement-vacation',
    'transitioning-to-retirement/all',
    'company-rk',
    'https://www.irs.gov/x',
  ])('may lead to "%s"', (address) => {
    expect(findMistake(address)).toEqual([]);
  });

  it.each([
    'no-such',
    'faqs/no-such',
    'Faqs',
    'faqs/',
    'virtual-event/sessions/no-such',
    'get-the-facts/no-such',
    'get-the-facts/more/match',
    'get-the-facts/money-minute/nobody',
    'articles/match',
    'articles/film/one-minute',
    'quiz/no-such',
    // Behind the mount, where no address without it leads.
    'action-plan/owl',
    'retirement/generic/quiz',
    'transitioning-to-retirement/no-such',
    // Pages that belong to one visitor, to no company or to nobody.
    'quiz/result',
    'unsubscribe',
    'confirm-plan',
    'privacy',
    'error',
    '404',
    'gallery',
    ':company',
  ])('may not lead to "%s"', (address) => {
    expect(findMistake(address)).toEqual([
      `expected a page, a topic or an article that exists, found ${address}`,
    ]);
  });

  it.each([
    'transitioning-to-retirement',
    'articles/moved/moved',
    'get-the-facts/more/moved?uid=1',
  ])('may not lead to "%s", which only leads on', (address) => {
    expect(findMistake(address)).toEqual([
      `expected the address where readers arrive, found ${address}, which only leads on`,
    ]);
  });
});
