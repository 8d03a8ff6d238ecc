import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findDigitMistake } from '../domain/analytics/event-name.ts';
import { perLanguage } from '../domain/language/per-language.ts';
import { authoredWords } from '../server/content/catalogues.ts';
import { commandLine } from '../server/commands/command-line.ts';
import {
  findCompanyIdMistake,
  FIRST_THEME,
  newCompanyFiles,
} from '../server/content/scaffold/new-company.ts';

/** `npm run company:new -- acme` makes a company that passes the check and can then be edited. */
const SAY_WHICH = `Say which: ${commandLine('company:new', 'acme')}`;
const [id] = process.argv.slice(2);
const root = path.resolve(process.env['CONTENT_DIR'] ?? 'content');
const mistake = findMistake(id);
if (id === undefined || mistake !== undefined) {
  process.stderr.write(`${mistake ?? SAY_WHICH}\n`);
  process.exit(1);
}

const folder = path.join(root, 'companies', id);
mkdirSync(folder);
cpSync(path.join(root, FIRST_THEME), path.join(folder, 'theme.yaml'));
const files = newCompanyFiles({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  domains: "localhost, 127.0.0.1, '[::1]'",
  recordKeeperName: perLanguage((code) => authoredWords[code].recordKeeperName),
  recordKeeperUrl: `https://plan.example.com/${id}`,
  enrollUrl: `https://plan.example.com/${id}/enroll`,
  today: new Date().toISOString().slice(0, 10),
});
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
process.stdout.write(`content/companies/${id} is there. Next:
  1. company.yaml: name, hosts, addresses and what is shown
  2. plan.yaml: what its plan offers (docs/authors/plan.md shows five plans); without the file nothing is said of it
  3. theme.yaml: the colours (${commandLine('content:check')} names any pair that is hard to read)
  4. a mark in content/media/art, named in company.yaml
Then open http://localhost:3000/${id}
`);

function findMistake(candidate: string | undefined): string | undefined {
  if (candidate === undefined) return SAY_WHICH;
  const isTaken = (): boolean => existsSync(path.join(root, 'companies', candidate));
  switch (findCompanyIdMistake(candidate, isTaken)) {
    case 'letters':
      return `${candidate}: a company id has only a-z, 0-9 and hyphens.`;
    case 'reserved':
      return `${candidate} is a reserved address: choose another id.`;
    case 'digits':
      return `${candidate}: ${findDigitMistake(candidate)}.`;
    case 'taken':
      return `${candidate} is there already.`;
    default:
      return undefined;
  }
}
