import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileMailer } from '#server/mail/file-mailer.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import type { Dependencies } from '../dependencies.ts';
import { devMailRoutes } from './routes.ts';

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-dev-mails-'));
  await createFileMailer(folder).send({
    messageId: '<job-1@localhost>',
    from: { name: 'Sendero', address: 'sendero@localhost' },
    to: 'ana@example.com',
    subject: 'A <plan>',
    html: '<p style="margin:0">The mail</p>',
    text: 'The mail',
    language: 'en-US',
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the page that shows the mails of a bare clone', () => {
  it('lists them and shows each, running nothing of theirs', async () => {
    const app = devMailRoutes({ keptMails: folder } as Dependencies);
    const list = await app.request('/po/dev/mails');
    const html = await list.text();
    expect(html).toContain('A &lt;plan&gt;');
    expect(html).toContain('/po/dev/mails/job-1/html');
    const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(list.headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`);

    const mail = await app.request('/po/dev/mails/job-1/html');
    expect(await mail.text()).toContain('The mail');
    expect(mail.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await (await app.request('/po/dev/mails/job-1/text')).text()).toBe('The mail');
    expect((await app.request('/po/dev/mails/other/html')).status).toBe(404);
  });

  it('does not exist in production', async () => {
    const server = await startTestServer();
    try {
      expect((await fetch(`${server.base}/po/dev/mails`)).status).toBe(404);
    } finally {
      await server.close();
    }
  });
});
