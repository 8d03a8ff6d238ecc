import {
  CONSENT_VERSION,
  consentState,
  EVERYTHING,
  NOTHING,
  readConsent,
  type Consent,
  type Purposes,
} from '#domain/consent/consent.ts';
import { failure } from '#contracts/errors.ts';
import { Hono } from 'hono';
import { answerFailure } from '../answer-failure.ts';
import { consentCookies, readConsentCookie } from '../cookies.ts';
import type { Dependencies } from '../dependencies.ts';
import { isForeignPost } from '../same-site.ts';
import { consentCss } from './consent-css.ts';

/** When this site began to honor the signal. */
const SIGNAL_SINCE = '2026-11-20';

export function consentRoutes({ originOf, now }: Dependencies): Hono {
  const app = new Hono();

  /** The plain form of the banner and of the choices; an awake page keeps the choice by itself. */
  app.post('/po/consent', async (c) => {
    const request = c.req.raw;
    const { host, isSecure } = originOf(request);
    if (isForeignPost(request, host)) return answerFailure(failure('origin-foreign'), request);
    const fields = await c.req.parseBody().catch(() => ({}));
    const purposes = readPurposes(fields);
    if (!purposes) return answerFailure(failure('field-invalid'), request);
    const consent: Consent = {
      version: CONSENT_VERSION,
      ...purposes,
      gpc: hasSignal(request),
      at: now(),
    };
    const headers = new Headers({
      Location: readBack(fields),
      'Cache-Control': 'no-store',
    });
    for (const cookie of consentCookies(consent, request, isSecure))
      headers.append('Set-Cookie', cookie);
    return new Response(null, { status: 303, headers });
  });

  /** What the page's script would say of the visitor, for browsers that run none. */
  app.get('/po/consent.css', (c) => {
    const consent = readConsent(readConsentCookie(c.req.header('Cookie')));
    return c.body(consentCss(consentState(consent, hasSignal(c.req.raw))), 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'private, no-store',
      Vary: 'Cookie, Sec-GPC',
    });
  });

  app.get('/.well-known/gpc.json', (c) => c.json({ gpc: true, lastUpdate: SIGNAL_SINCE }));
  return app;
}

export function hasSignal(request: Request): boolean {
  return request.headers.get('Sec-GPC') === '1';
}

type Fields = Readonly<Record<string, unknown>>;

function readPurposes({ choice, statistics, embeds }: Fields): Purposes | undefined {
  if (choice === 'accept') return EVERYTHING;
  if (choice === 'reject') return NOTHING;
  if (choice !== 'save') return undefined;
  return { statistics: statistics === 'on', embeds: embeds === 'on' };
}

/** Back to the page one came from: a path of this site and nothing else. */
function readBack({ back }: Fields): string {
  const isPath = typeof back === 'string' && /^\/(?![/\\])[\w\-./?=&#%]{0,400}$/.test(back);
  return isPath ? back : '/';
}
