import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Who is invented, and where each is met; nobody else is called so. */
const PEOPLE: Record<string, readonly string[]> = {
  Abril: [
    'fragments/generic/latin-grammy',
    'articles/podcast-fifth-chair',
    'articles/podcast-one-more-song',
    'media',
  ],
  Alma: ['sessions'],
  Amparo: ['fragments/generic/hispanic-landing-v2'],
  Ana: [
    'articles/compounding',
    'articles/minute-compounding',
    'fragments/generic/hispanic-landing-v2',
    'media',
  ],
  Bea: ['articles/savers-credit'],
  Beto: ['articles/talking-with-family'],
  Carmen: ['fragments/generic/virtual-event', 'sessions'],
  Chema: ['fragments/generic/latin-grammy', 'media'],
  Curtis: ['sessions'],
  Dana: ['articles/emergency-savings'],
  Denise: ['articles/scams'],
  Deon: ['influencers.yaml', 'fragments/generic/money-minute'],
  Desmond: ['articles/retirement-paycheck'],
  Dolores: ['articles/fees', 'articles/minute-fees', 'media'],
  Elena: ['articles/compounding'],
  Gloria: ['articles/vesting'],
  Imani: ['articles/new-plan-features'],
  Inés: ['fragments/generic/virtual-event', 'sessions'],
  Joyce: ['articles/public-pensions'],
  Kofi: ['articles/gig-work'],
  Lidia: ['articles/talking-with-family'],
  Lucy: ['articles/compounding'],
  Luis: [
    'articles/compounding',
    'articles/minute-compounding',
    'fragments/generic/hispanic-landing-v2',
    'media',
  ],
  Marisol: [
    'fragments/generic/grammy-major',
    'articles/podcast-first-check',
    'articles/podcast-quiet-months',
    'media',
  ],
  Marlene: ['sessions'],
  Marta: ['articles/required-minimum-distributions'],
  Nadine: ['articles/when-markets-fall'],
  Ngozi: ['articles/survivors'],
  Nora: ['articles/healthcare-in-retirement'],
  Okafor: ['articles/school-and-public-plans'],
  Paula: ['articles/divorce'],
  Ray: ['articles/fees', 'articles/minute-fees', 'media'],
  Rosa: ['influencers.yaml', 'fragments/generic/money-minute'],
  Samuel: ['fragments/generic/virtual-event', 'sessions'],
  Teresa: ['articles/social-security'],
  Theo: ['articles/medicare-gaps'],
  Vince: ['articles/divorce'],
  Walter: ['articles/working-past-65'],
  Yolanda: ['articles/beneficiaries'],
};

const texts = globSync('**/*.{md,yaml}', { cwd: 'content' }).map((file) => ({
  file,
  text: readFileSync(path.join('content', file), 'utf8'),
}));

function filesNaming(name: string): string[] {
  const word = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u');
  return texts.filter(({ text }) => word.test(text)).map(({ file }) => file);
}

describe('one name', () => {
  it.each(Object.entries(PEOPLE).map(([name, places]) => ({ name, places })))(
    'is one person: $name',
    ({ name, places }) => {
      const files = filesNaming(name);
      const isKnown = (file: string): boolean => places.some((place) => file.startsWith(place));
      expect(files).not.toEqual([]);
      expect(files.filter((file) => !isKnown(file))).toEqual([]);
    },
  );
});
