import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { themeSchema, type Theme } from '../../contracts/content/theme.ts';
import type { PerLanguage } from '../../domain/language/language.ts';
import { LANGUAGE_CODES } from '../../domain/language/per-language.ts';
import { inventTheme } from './invent-theme.ts';
import { Random } from './random.ts';

interface InventedCompany {
  id: string;
  /** Texts by path below the content folder. */
  files: ReadonlyMap<string, string>;
}

/** What the real companies give to invented ones. */
interface Models {
  themes: readonly Theme[];
  marks: readonly string[];
  /** Fragments by name, with the word for which the company's own name is put. */
  fragments: ReadonlyArray<{ name: string; text: string; says: string; share: number }>;
}

const PLACES = [
  ['Alder', 'Birch', 'Cedar', 'Dover', 'Elm', 'Fairview', 'Granite', 'Harbor', 'Iron', 'Juniper'],
  ['Works', 'Health', 'Transit', 'Foods', 'Schools', 'Energy', 'Freight', 'Paper', 'Care', 'Tools'],
] as const;

export function readModels(content: string): Models {
  const ids = readdirSync(path.join(content, 'companies')).toSorted();
  const read = (...parts: string[]): string => readFileSync(path.join(content, ...parts), 'utf8');
  const fragment = (company: string, name: string, says: string, share: number) => {
    const text = read('fragments', company, name, 'master.yaml');
    return { name, text, says, share };
  };
  return {
    themes: ids.map((id) => themeSchema.parse(parse(read('companies', id, 'theme.yaml')))),
    marks: ids.map((id) => `mark-${id}`),
    fragments: [
      fragment('riverbend', 'home-landing', 'Riverbend', 0.2),
      fragment('seiu775srp', 'make-a-change', 'your plan', 0.1),
      fragment('generic', 'workshop', 'Sendero', 0.05),
    ],
  };
}

export function inventCompany(models: Models, number: number, seed: string): InventedCompany {
  const random = new Random(`${seed} company ${number}`);
  const name = `${random.pick(PLACES[0])} ${random.pick(PLACES[1])} ${number}`;
  const id = name.toLowerCase().replaceAll(' ', '-');
  const files = new Map([
    [`companies/${id}/company.yaml`, companyFile({ id, name, models, random })],
    [`companies/${id}/plan.yaml`, planFile(random)],
    [`companies/${id}/theme.yaml`, themeFile(inventTheme(random.pick(models.themes), random))],
  ]);
  for (const { name: fragment, text, says, share } of models.fragments) {
    if (!random.chance(share)) continue;
    files.set(`fragments/${id}/${fragment}/master.yaml`, text.replaceAll(says, name));
  }
  return { id, files };
}

function themeFile(theme: Theme): string {
  return Object.entries(theme)
    .map(([token, color]) => `${token}: '${color}'\n`)
    .join('');
}

interface CompanyToWrite {
  id: string;
  name: string;
  models: Models;
  random: Random;
}

function companyFile({ id, name, models, random }: CompanyToWrite): string {
  const site = `https://benefits.${id}.example.com`;
  const lines = [
    `name: ${name}`,
    `companies: [content/companies/${id}]`,
    `domains: [${id}.example.com, localhost, 127.0.0.1, '[::1]']`,
    `logo: { mark: ${random.pick(models.marks)}, wordmark: ${name} }`,
    `recordKeeperName: ${inEach({ en: `the ${name} benefits site`, es: `el sitio de beneficios de ${name}` })}`,
    `recordKeeperUrl: ${site}/contributions`,
    `enrollUrl: ${site}/enroll`,
    `showPlanDetails: true`,
    `planDetailsUrl: ${site}/plan`,
    `showContactUs: ${random.chance(0.9)}`,
    `showTargetDate: ${random.chance(0.8)}`,
    `showCompanyResourcesLink: true`,
    `hispanicCards: ${random.pick(['nonSEIUCards', 'nonSEIUGenericCards', 'SEIUCards'])}`,
    `postalAddress: ${name}, ${random.between(1, 999)} Main Street, Springfield, OH 45501`,
    ...(random.chance(0.5) ? resourceLines(name, site, random.between(1, 4)) : []),
    ...(random.chance(0.2) ? ['virtualEventArticles: []'] : []),
    ...(random.chance(0.3) ? textLines(name) : []),
  ];
  return `${lines.join('\n')}\n`;
}

function planFile(random: Random): string {
  const lines = [
    'asOf: 2026-01-01',
    'kind: percent-of-pay',
    `match: { tiers: [{ centsPerDollar: ${random.pick([25, 50, 100])}, upToPercentOfPay: ${random.between(2, 8)} }] }`,
    `offers: { catchUpSixties: { offered: ${random.chance(0.7)} } }`,
  ];
  return `${lines.join('\n')}\n`;
}

function resourceLines(name: string, site: string, count: number): string[] {
  const lines = Array.from({ length: count }, (_none, at) => [
    `  - id: resource-${at + 1}`,
    `    title: ${inEach({ en: `Benefits guide ${at + 1}`, es: `Guía de beneficios ${at + 1}` })}`,
    `    description: ${inEach({ en: `What ${name} offers you.`, es: `Lo que ${name} te ofrece.` })}`,
    `    url: ${site}/guide-${at + 1}`,
  ]);
  return ['resources:', ...lines.flat()];
}

function textLines(name: string): string[] {
  const texts = inEach({
    en: `{ shell.tagline: Plain talk about retirement for everyone at ${name}. }`,
    es: `{ shell.tagline: 'La jubilación en palabras claras, para toda la gente de ${name}.' }`,
  });
  return [`texts: ${texts}`];
}

/** What a company says in each language; what nobody has invented for one, it says in English. */
function inEach(said: Partial<PerLanguage<string>> & { en: string }): string {
  return `{ ${LANGUAGE_CODES.map((code) => `${code}: ${said[code] ?? said.en}`).join(', ')} }`;
}
