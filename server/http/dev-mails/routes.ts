import { failure } from '#contracts/errors.ts';
import { Hono } from 'hono';
import { listKeptMails } from '../../mail/file-mailer.ts';
import { answerFailure } from '../answer-failure.ts';
import type { Dependencies } from '../dependencies.ts';
import { DEV_MAILS, DEV_MAILS_CSP, renderMailList } from './mail-list.ts';

/**
 * A mail carries its styles on each element, so these are allowed; nothing else may run or load.
 */
const MAIL_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** Shows the mails that a bare clone would have sent. In production this address does not exist. */
export function devMailRoutes({ keptMails }: Dependencies): Hono {
  const app = new Hono();
  if (keptMails === undefined) return app;
  app.get(DEV_MAILS, async (c) => {
    c.header('Content-Security-Policy', DEV_MAILS_CSP);
    return c.html(renderMailList(await listKeptMails(keptMails)));
  });
  app.get(`${DEV_MAILS}/:id/:part{html|text}`, async (c) => {
    const mails = await listKeptMails(keptMails);
    const mail = mails.find(({ id }) => id === c.req.param('id'));
    if (!mail) return answerFailure(failure('page-not-found'), c.req.raw);
    if (c.req.param('part') === 'text') return c.text(mail.text);
    c.header('Content-Security-Policy', MAIL_CSP);
    return c.html(mail.html);
  });
  return app;
}
