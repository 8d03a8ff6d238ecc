import { markup, type SafeHtml } from '#server/html/markup.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { WORDS } from '../words/words.ts';
import { renderDoor, type DoorReason } from './simple-pages.ts';

/** The ways in that the operator has opened. */
export interface OpenDoors {
  proxy?: boolean;
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
    ${open.proxy === true ? markup`<p>${hosted.proxy}</p>` : ''}`;
}
