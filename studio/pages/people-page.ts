import { markup, type SafeHtml } from '#server/html/markup.ts';
import {
  getLanguage,
  LANGUAGES,
  languageCode,
  type LanguageCode,
} from '#domain/language/language.ts';
import { INVITATION_DAYS } from '#server/mail/invitation-token.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { studioPath } from '../access/studio-path.ts';
import { ALL_COMPANIES, isRole, ROLES } from '../access/roles.ts';
import { WORDS, type Words } from '../words/words.ts';
import { keptAs } from './kept-as.ts';
import { renderOwnKeys, type OwnKeys } from './passkey-pages.ts';
import { sayTime } from './say-time.ts';

export type PeopleSaid = 'done' | 'invited' | 'incomplete' | 'gone';

interface PeopleView {
  code: LanguageCode;
  company: string;
  companies: readonly string[];
  people: ReadonlyArray<{ id: string; name: string; email: string; role: string }>;
  /** How many passkeys each has; undefined while that door is shut. */
  keys: ReadonlyMap<string, number> | undefined;
  isFourEyes: boolean;
  said: PeopleSaid | undefined;
}

export function renderPeople(view: PeopleView): SafeHtml {
  const { code, company, companies, people, said } = view;
  const words = WORDS[code];
  const to = studioPath(code, `people/${company}`);
  return markup`<h1>${words.people.title}</h1>
    <p class="lead">${words.people.lead}</p>
    ${said === undefined ? '' : markup`<p class="said" role="status">${fillIn(words.people.said[said], { days: String(INVITATION_DAYS) })}</p>`}
    <nav class="pages" aria-label="${words.people.whose}">${companies.map(
      (id) =>
        markup`<a href="${studioPath(code, `people/${id}`)}"${id === company ? markup` aria-current="page"` : ''}>${nameCompany(id, words)}</a>`,
    )}</nav>
    <h2>${nameCompany(company, words)}</h2>
    ${people.length === 0 ? markup`<p>${words.people.none}</p>` : markup`<ul class="history" role="list">${people.map((one) => renderPerson(one, view, to))}</ul>`}
    ${renderGive(view, to)}
    ${renderFourEyes(view, to, words)}`;
}

function renderPerson(
  { id, name, email, role }: PeopleView['people'][number],
  { code, keys }: PeopleView,
  to: string,
): SafeHtml {
  const words = WORDS[code];
  const button = (
    what: 'end' | 'sessions' | 'keys',
  ): SafeHtml => markup`<form method="post" action="${to}">
    <input type="hidden" name="what" value="${what}" /><input type="hidden" name="id" value="${id}" />
    <button class="quiet" aria-label="${words.people[what]}: ${name}">${words.people[what]}</button></form>`;
  return markup`<li><p><strong>${name}</strong> · ${email}</p>
    <p class="hint">${isRole(role) ? words.roles[role] : role}${keys === undefined ? '' : ` · ${fillIn(words.people.passkeys, { count: String(keys.get(id) ?? 0) })}`}</p>
    <div class="tools">${button('end')}${button('sessions')}${keys === undefined ? '' : button('keys')}</div>
    ${keys === undefined ? '' : renderInvite({ id, name }, code, to)}</li>`;
}

function renderInvite(
  { id, name }: { id: string; name: string },
  code: LanguageCode,
  to: string,
): SafeHtml {
  const { people } = WORDS[code];
  return markup`<form class="tools" method="post" action="${to}">
    <input type="hidden" name="what" value="invite" /><input type="hidden" name="id" value="${id}" />
    <select name="language" aria-label="${people.language}: ${name}">${LANGUAGES.map((language) => {
      const selected = languageCode(language) === code ? markup` selected` : '';
      return markup`<option value="${language}"${selected}>${getLanguage(language).name}</option>`;
    })}</select>
    <button class="quiet" aria-label="${people.invite}: ${name}">${people.invite}</button></form>`;
}

function renderGive({ code, company }: PeopleView, to: string): SafeHtml {
  const { people, roles } = WORDS[code];
  return markup`<form class="publish" method="post" action="${to}"${keptAs(`people/${company}`, code)}>
    <h2>${people.give}</h2>
    <input type="hidden" name="what" value="give" />
    <p><label for="name">${people.name}</label><input id="name" name="name" required maxlength="80" autocomplete="off" /></p>
    <p><label for="email">${people.email}</label><input id="email" name="email" type="email" required maxlength="200" autocomplete="off" /></p>
    <p><label for="role">${people.role}</label><select id="role" name="role" aria-describedby="roleh">${ROLES.map(
      (role) => markup`<option value="${role}">${roles[role]}</option>`,
    )}</select></p>
    <p class="hint" id="roleh">${people.roleHelp}</p>
    <p><button>${people.giveButton}</button></p>
  </form>`;
}

function renderFourEyes({ isFourEyes }: PeopleView, to: string, words: Words): SafeHtml {
  const { fourEyes } = words.people;
  return markup`<form class="publish" method="post" action="${to}">
    <h2>${fourEyes.title}</h2>
    <p>${isFourEyes ? fourEyes.on : fourEyes.off}</p>
    <input type="hidden" name="what" value="four-eyes" /><input type="hidden" name="is" value="${isFourEyes ? '0' : '1'}" />
    <p><button class="quiet">${isFourEyes ? fourEyes.turnOff : fourEyes.turnOn}</button></p>
  </form>`;
}

interface MeView {
  code: LanguageCode;
  person: { name: string; email: string };
  session: string;
  roles: ReadonlyArray<{ companyId: string; role: string }>;
  sessions: ReadonlyArray<{ id: string; signed_in_at: number; expires_at: number }>;
  passkeys: OwnKeys | undefined;
}

/** What the studio knows of the person who asks, and where they are signed in. */
export function renderMe({ code, person, session, roles, sessions, passkeys }: MeView): SafeHtml {
  const words = WORDS[code];
  const at = studioPath(code, 'me');
  return markup`<h1>${words.me.title}</h1>
    <p class="lead">${person.name} · ${person.email}</p>
    <h2>${words.me.roles}</h2>
    <ul>${roles.map(
      ({ companyId, role }) =>
        markup`<li>${nameCompany(companyId, words)}: ${isRole(role) ? words.roles[role] : role}</li>`,
    )}</ul>
    <h2>${words.me.sessions}</h2>
    <p>${words.me.sessionsLead}</p>
    <ul class="history" role="list">${sessions.map(
      ({ id, signed_in_at: from, expires_at: until }) => markup`<li>
        <p>${fillIn(words.me.session, { from: sayTime(from, code), until: sayTime(until, code) })}${id === session ? markup` · <strong>${words.me.thisOne}</strong>` : ''}</p>
        <form method="post" action="${at}"><input type="hidden" name="id" value="${id}" />
          <button class="quiet" aria-label="${words.me.end}: ${sayTime(from, code)}">${words.me.end}</button></form>
      </li>`,
    )}</ul>
    <form method="post" action="${at}"><p><button class="quiet">${words.me.endAll}</button></p></form>
    ${passkeys === undefined ? '' : renderOwnKeys(code, passkeys)}`;
}

function nameCompany(id: string, words: Words): string {
  return id === ALL_COMPANIES ? words.people.all : id;
}
