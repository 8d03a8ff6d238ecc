import { markup, type SafeHtml } from '#server/html/markup.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { doorPath, STUDIO } from '#domain/studio/studio-doors.ts';
import { WORDS } from '../words/words.ts';
import { renderPasskeyWay } from './passkey-pages.ts';
import { renderDoor, type DoorReason } from './simple-pages.ts';

/** The ways in that the operator has opened. */
export interface OpenDoors {
  proxy?: boolean;
  oidc?: boolean;
  passkey?: boolean;
}

/** The page in front of a hosted studio. */
export function renderHostedDoor(
  code: LanguageCode,
  reason: DoorReason,
  open: OpenDoors,
): SafeHtml {
  if (reason !== 'needed') return renderDoor(code, reason);
  const { hosted } = WORDS[code];
  return markup`<h1>${hosted.title}</h1>
    <p class="lead">${hosted.lead}</p>
    ${open.oidc === true ? markup`<p><a class="way-in" href="${doorPath('oidc')}">${hosted.oidc}</a></p>` : ''}
    ${open.passkey === true ? renderPasskeyWay(code) : ''}
    ${open.proxy === true ? markup`<p>${hosted.proxy}</p>` : ''}`;
}

export type RefusedWhy = 'busy' | 'away' | 'unknown' | 'weak';

/** A way in that did not lead in. */
export function renderRefusedDoor(code: LanguageCode, why: RefusedWhy): SafeHtml {
  const { hosted, door } = WORDS[code];
  return markup`<h1>${hosted.refused}</h1>
    <p class="lead">${why === 'busy' ? door.busy : hosted[why]}</p>
    <p><a class="way-in" href="${STUDIO}">${hosted.again}</a></p>`;
}
