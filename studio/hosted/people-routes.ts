import { randomUUIDv7 } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { DEFAULT_LANGUAGE, findLanguage } from '#domain/language/language.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import {
  asksFourEyes,
  endStudioRole,
  findStudioPerson,
  keepStudioPerson,
  keepStudioRole,
  listPeopleOf,
  listRolesOf,
  setFourEyes,
} from '#server/db/studio/people.ts';
import { countPasskeysOf, listPasskeysOf } from '#server/db/studio/passkeys.ts';
import { listSessionsOf } from '#server/db/studio/sessions.ts';
import { studioPath, studioRoute } from '../access/studio-path.ts';
import { ALL_COMPANIES, isRole } from '../access/roles.ts';
import { codeOf, readFields, type StudioTools } from '../http/studio-tools.ts';
import { renderMe, renderPeople, type PeopleSaid } from '../pages/people-page.ts';
import { WORDS } from '../words/words.ts';
import type { AuditTable } from '#server/audit/audit-table.ts';
import { isFresh } from './passkeys/passkey-door.ts';
import type { Passkeys } from './passkeys/passkeys.ts';
import type { HostedParts } from './hosted-entrance.ts';

const LONGEST_NAME = 80;

interface PeopleParts extends Pick<HostedParts, 'database' | 'sessions' | 'now'> {
  audit: AuditTable;
  /** Undefined while that door is shut. */
  passkeys: Passkeys | undefined;
}

/** Who may do what for a company, and where a person is signed in. */
export function peopleRoutes(app: Hono, { desk, showPage }: StudioTools, parts: PeopleParts): void {
  const { database, sessions, now, passkeys } = parts;
  const showPeople = async (c: Context, said?: PeopleSaid): Promise<Response> => {
    const code = codeOf(c);
    const company = companyOf(c);
    const known = [ALL_COMPANIES, ...desk.published.current.companies.keys()];
    if (!known.includes(company)) return c.notFound();
    const { may } = c.get('visitor');
    const people = await listPeopleOf(database, company);
    const body = renderPeople({
      code,
      company,
      companies: known.filter((id) => may('own', id)),
      people,
      keys:
        passkeys &&
        (await countPasskeysOf(
          database,
          people.map(({ id }) => id),
        )),
      isFourEyes: await asksFourEyes(database, company),
      said,
    });
    const status = said === undefined || said === 'done' || said === 'invited' ? 200 : 422;
    const title = WORDS[code].people.title;
    return showPage(c, { at: `people/${company}`, title, body, script: 'people.ts', status });
  };
  app.get(studioRoute('people'), (c) => {
    const { may } = c.get('visitor');
    const first = [ALL_COMPANIES, ...desk.published.current.companies.keys()].find((id) =>
      may('own', id),
    );
    return c.redirect(studioPath(codeOf(c), `people/${first ?? ALL_COMPANIES}`), 302);
  });
  app.get(studioRoute('people/:company'), (c) => showPeople(c, saidBy(c.req.query('said'))));
  app.post(studioRoute('people/:company'), async (c) => {
    const said = await changePeople(c, await readFields(c), parts);
    if (said !== 'done' && said !== 'invited') return showPeople(c, said);
    return c.redirect(studioPath(codeOf(c), `people/${companyOf(c)}?said=${said}`), 303);
  });
  app.get(studioRoute('me'), async (c) => {
    const code = codeOf(c);
    const { person, session } = c.get('visitor');
    const body = renderMe({
      code,
      person,
      session,
      roles: await listRolesOf(database, person.id),
      sessions: await listSessionsOf(database, { personId: person.id, now: now() }),
      passkeys: passkeys && {
        keys: await listPasskeysOf(database, person.id),
        isFresh: await isFresh(session, { database, now }),
      },
    });
    return showPage(c, {
      at: 'me',
      title: WORDS[code].me.title,
      body,
      ...(passkeys && { script: 'passkey.ts' }),
    });
  });
  app.post(studioRoute('me'), async (c) => {
    const { id = '' } = await readFields(c);
    const { person } = c.get('visitor');
    await sessions.end(person.id, id === '' ? { who: person.id } : { id, who: person.id });
    return c.redirect(studioPath(codeOf(c), 'me'), 303);
  });
}

function companyOf(c: Context): string {
  return c.req.path.split('/')[5] ?? '';
}

function saidBy(said: string | undefined): PeopleSaid | undefined {
  return said === 'done' || said === 'invited' ? said : undefined;
}

/** Each change is kept with its row of the log, or neither is. */
async function changePeople(
  c: Context,
  fields: Record<string, string>,
  { database, sessions, audit, now, passkeys }: PeopleParts,
): Promise<PeopleSaid> {
  const company = companyOf(c);
  const who = c.get('visitor').person.id;
  const { what = '', id = '' } = fields;
  if (what === 'four-eyes') {
    const is = fields['is'] === '1';
    await inTransaction(database, async (transaction) => {
      await setFourEyes(transaction, company, is);
      const deed = is ? 'four-eyes-on' : 'four-eyes-off';
      await audit.addIn(transaction, { who, deed, entry: `company/${company}` });
    });
    return 'done';
  }
  if (what === 'give') {
    const { email = '', name = '', role = '' } = fields;
    if (!isMailAddress(email) || name === '' || name.length > LONGEST_NAME || !isRole(role))
      return 'incomplete';
    await inTransaction(database, async (transaction) => {
      const fresh = { id: randomUUIDv7(), email: email.toLowerCase(), name, now: now() };
      const person = await keepStudioPerson(transaction, fresh);
      await keepStudioRole(transaction, { personId: person.id, companyId: company, role });
      const entry = `person/${person.id}/${company}/${role}`;
      await audit.addIn(transaction, { who, deed: 'role-given', entry });
    });
    return 'done';
  }
  const person = await findStudioPerson(database, { id });
  const isTheirs = (await listPeopleOf(database, company)).some((one) => one.id === id);
  if (!person || !isTheirs) return 'gone';
  if (what === 'sessions') {
    await sessions.end(id, { who });
    return 'done';
  }
  if (what === 'invite' && passkeys) {
    const language = findLanguage(fields['language'] ?? '') ?? DEFAULT_LANGUAGE;
    await passkeys.invite(id, { who, company, language });
    return 'invited';
  }
  if (what === 'keys' && passkeys) {
    await passkeys.end(id, { who });
    return 'done';
  }
  if (what !== 'end') return 'incomplete';
  await inTransaction(database, async (transaction) => {
    if (await endStudioRole(transaction, { personId: id, companyId: company }))
      await audit.addIn(transaction, {
        who,
        deed: 'role-ended',
        entry: `person/${id}/${company}`,
      });
  });
  return 'done';
}
