import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';

/** The Hispanic landing's fragment, below the content folder. */
export const HISPANIC_MASTER = 'fragments/generic/hispanic-landing-v2/master.yaml';

type Master = Record<'en' | 'es', Record<string, unknown>>;

function changeMaster(contentDir: string, company: string, change: (master: Master) => void): void {
  const file = path.join(contentDir, HISPANIC_MASTER.replace('generic', company));
  const master = parse(readFileSync(file, 'utf8')) as Master;
  change(master);
  writeFileSync(file, stringify(master, { aliasDuplicateObjects: false }));
}

/** Replaces parts of one language; undefined removes them. */
export function breakSections(
  contentDir: string,
  language: 'en' | 'es',
  changes: Readonly<Record<string, unknown>>,
): void {
  changeMaster(contentDir, 'generic', (master) => {
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) delete master[language][name];
      else master[language][name] = value;
    }
  });
}

/** Gives a company its own landing, with another English title or, without one, malformed. */
export function copyMaster(contentDir: string, company: string, title: string | undefined): void {
  const folder = (id: string): string =>
    path.join(contentDir, path.dirname(HISPANIC_MASTER).replace('generic', id));
  cpSync(folder('generic'), folder(company), { recursive: true });
  changeMaster(contentDir, company, (master) => {
    if (title === undefined) delete master.en['title'];
    else master.en['title'] = title;
  });
}
