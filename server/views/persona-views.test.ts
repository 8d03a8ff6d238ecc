import { describe, expect, it } from 'vitest';
import { companySchema, type Company } from '#contracts/content/company.ts';
import { contactsSchema } from '#contracts/content/contacts.ts';
import { planProfileSchema } from '#contracts/content/plan-profile.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { PLANS } from '#domain/persona/plans.ts';
import { readOwnContent } from '#tests/support/content/read-content.ts';
import { getAnimalView } from './persona-views.ts';

const content = readOwnContent();

function companyNamed(id: string): Company {
  const company = content.companies.get(id);
  if (!company) throw new Error(`No such company: ${id}`);
  return company;
}

const generic = companyNamed('generic');
const WITHOUT_MATCH = { asOf: '2026-11-20', kind: 'percent-of-pay', match: { tiers: [] } };

describe.each(LANGUAGE_CODES)('the words of an animal in %s', (code) => {
  const show = (plan: (typeof PLANS)[number], company = generic) =>
    getAnimalView(plan, { content, company, code });

  it.each(PLANS)('are a lead and three steps: %s', (plan) => {
    const { steps, lead, about } = show(plan);
    expect(steps).toHaveLength(3);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(3);
    expect([lead, ...about].join('')).toMatch(/\S/);
  });

  it('praise nobody for a way that no answer tells of', () => {
    for (const plan of PLANS) {
      const { lead, about, strengths } = show(plan);
      expect([lead, ...about, ...strengths].join(' ')).not.toMatch(
        /come a long way|keep your promises|recorrido mucho|Cumples lo que prometes/,
      );
    }
  });

  it('begin with what people can count on where no money goes into a plan, or no more', () => {
    for (const plan of ['elk-fresh-start', 'elk-arrived'] as const) {
      const { animal, steps, lead } = show(plan);
      expect(animal).toBe('elk');
      expect(steps[0]?.id).toBe('count-income');
      expect(steps.map(({ id }) => id)).not.toContain('catch-up');
      expect(lead).not.toBe(show('elk').lead);
    }
  });

  it('tell people without a rate of their own to raise none, nor to get a match', () => {
    const company = companyNamed('seiu775srp');
    for (const plan of PLANS) {
      const { lead, about, strengths, steps } = show(plan, company);
      const words = steps.flatMap(({ title, text, link }) => [title, text, link.path]);
      expect([lead, ...about, ...strengths, ...words].join(' '), plan).not.toMatch(
        /one more (?:point|percent)|one percent|whole match|employer-match|catch-up|roth|un punto más|un 1% más|uno por ciento|todo el aporte/i,
      );
    }
    const withoutMatch = { ...generic, plan: planProfileSchema.parse(WITHOUT_MATCH) };
    expect(show('lynx', withoutMatch).steps[0]?.id).toBe('one-point-more');
    expect(show('lynx').steps[0]?.id).toBe('whole-match');
  });

  it('are a company’s own where it says others, and nobody else’s', () => {
    const own = { en: 'See how your plan works', es: 'Mira cómo funciona tu plan' };
    const steps = ['hours', 'statement', 'family'].map((id) => ({
      id,
      title: own,
      text: own,
      withinDays: 7,
      link: { label: own, path: 'make-a-change' },
    }));
    const persona = companySchema.shape.persona.parse({ rabbit: { lead: own, steps } });
    const company = { ...generic, persona };
    const changed = show('rabbit', company);
    expect(changed.lead).toBe(own[code]);
    expect(changed.steps.map(({ link }) => link.path)).toEqual(steps.map(() => 'make-a-change'));
    const { lead, steps: usual } = show('rabbit');
    expect({ ...changed, lead, steps: usual }).toEqual(show('rabbit'));
    expect(show('lynx', company)).toEqual(show('lynx'));
  });
});

describe('a number in the content', () => {
  it.each(['911', '1-866-444-327', '+1 866 444 3272', '1-166-444-3272', '1-866-444-3272x'])(
    'is never like %s',
    (phone) => {
      const contacts = [...content.contacts.values()].map((contact) => ({ ...contact, phone }));
      expect(contactsSchema.safeParse({ contacts }).success).toBe(false);
    },
  );
});
