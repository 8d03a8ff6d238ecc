import { markup, type SafeHtml } from '#server/html/markup.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { doorPath } from '#domain/studio/studio-doors.ts';
import { studioPath } from '../access/studio-path.ts';
import { WORDS } from '../words/words.ts';
import { sayTime } from './say-time.ts';

interface ButtonView {
  code: LanguageCode;
  /** Makes a key, or signs in with one. */
  what: 'create' | 'get';
  at: string;
  label: string;
  /** Where the browser goes then; it loads the page again if nothing is said. */
  goTo?: string;
}

/** A button that asks the device for a key; its script shows it where the browser can. */
function renderPasskeyButton({ code, what, at, label, goTo = '' }: ButtonView): SafeHtml {
  const { said, needsScript } = WORDS[code].passkey;
  return markup`<p><button type="button" class="passkey" data-passkey="${what}" data-at="${at}" data-go-to="${goTo}" data-words="${JSON.stringify(said)}">${label}</button></p>
    <p class="said" role="status" id="passkey-said" hidden></p>
    <noscript><p>${needsScript}</p></noscript>`;
}

const ENTER = doorPath('passkey');

/** The way in on the page in front of the door. */
export function renderPasskeyWay(code: LanguageCode, goTo?: string): SafeHtml {
  const { passkey } = WORDS[code];
  const to = goTo === undefined ? {} : { goTo };
  return renderPasskeyButton({
    code,
    what: 'get',
    at: `${ENTER}/in`,
    label: passkey.signIn,
    ...to,
  });
}

/** Where somebody who is in shows once more who they are. */
export function renderSignIn(code: LanguageCode): SafeHtml {
  const { passkey } = WORDS[code];
  return markup`<h1>${passkey.againTitle}</h1>
    <p class="lead">${passkey.againLead}</p>
    ${renderPasskeyWay(code, studioPath(code, 'me'))}`;
}

/** Where the link of an invitation leads. */
export function renderJoin(code: LanguageCode): SafeHtml {
  const { passkey } = WORDS[code];
  return markup`<h1>${passkey.joinTitle}</h1>
    <p class="lead">${passkey.joinLead}</p>
    ${renderPasskeyButton({ code, what: 'create', at: `${ENTER}/join`, label: passkey.join, goTo: studioPath(code, 'board') })}`;
}

export interface OwnKeys {
  keys: ReadonlyArray<{ id: string; createdAt: number }>;
  /** Whether they have just come in by one of them. */
  isFresh: boolean;
}

/** The keys of whoever asks. */
export function renderOwnKeys(code: LanguageCode, { keys, isFresh }: OwnKeys): SafeHtml {
  const { passkey } = WORDS[code];
  const at = studioPath(code, 'me/passkey');
  const rows = keys.map(({ id, createdAt }) => {
    const time = sayTime(createdAt, code);
    return markup`<li><p>${fillIn(passkey.made, { time })}</p>
      <form method="post" action="${at}/end"><input type="hidden" name="id" value="${id}" />
        <button class="quiet" aria-label="${passkey.end}: ${time}">${passkey.end}</button></form></li>`;
  });
  return markup`<h2>${passkey.title}</h2>
    <p>${keys.length === 0 ? passkey.none : passkey.lead}</p>
    ${keys.length === 0 ? '' : markup`<ul class="history" role="list">${rows}</ul>`}
    ${
      isFresh
        ? renderPasskeyButton({ code, what: 'create', at, label: passkey.add })
        : keys.length === 0
          ? ''
          : markup`<p>${passkey.addLater} <a href="${ENTER}/${code}">${passkey.again}</a></p>`
    }`;
}
