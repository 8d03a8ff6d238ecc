import { consentStyles, keepConsent } from '#contracts/calls/consent.ts';
import {
  CONSENT_VERSION,
  consentState,
  EVERYTHING,
  NOTHING,
  readConsent,
} from '#domain/consent/consent.ts';
import type { AnswerCall } from '../answer-call.ts';
import { consentCookies, readConsentCookie } from '../cookies.ts';
import type { Dependencies } from '../dependencies.ts';
import { consentCss } from './consent-css.ts';
import { hasSignal } from './has-signal.ts';

export function consentRoutes(answerCall: AnswerCall, { now }: Pick<Dependencies, 'now'>): void {
  answerCall(keepConsent, ({ body: { choice, statistics, embeds, back }, request, isSecure }) => {
    const chosen = { statistics: statistics === 'on', embeds: embeds === 'on' };
    const purposes = { accept: EVERYTHING, reject: NOTHING, save: chosen }[choice];
    const consent = {
      version: CONSENT_VERSION,
      ...purposes,
      gpc: hasSignal(request),
      at: now(),
    };
    const headers = new Headers({ Location: isPathOfSite(back) ? back : '/' });
    for (const cookie of consentCookies(consent, request, isSecure))
      headers.append('Set-Cookie', cookie);
    return new Response(null, { status: 303, headers });
  });

  answerCall(consentStyles, ({ request }) => {
    const consent = readConsent(readConsentCookie(request.headers.get('Cookie')));
    return new Response(consentCss(consentState(consent, hasSignal(request))), {
      headers: { 'Content-Type': 'text/css; charset=utf-8', Vary: 'Cookie, Sec-GPC' },
    });
  });
}

/** The page the visitor came from, if it is a path of this site. */
function isPathOfSite(back: string | undefined): back is string {
  return back !== undefined && /^\/(?![/\\])[\w\-./?=&#%]{0,400}$/.test(back);
}
