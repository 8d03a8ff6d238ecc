import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sponsorPath } from '#contracts/calls/sponsor.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { createKeyedHash } from '#server/secrets/keyed-hash.ts';
import { createSponsorToken } from '#server/sponsor/sponsor-token.ts';
import { inventYear } from '#tests/support/database/sponsor-year.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const SECRET_KEY = 'a key for the tests of sponsors, long enough';
const NOW = Date.parse('2026-11-23T12:00:00Z');
const CAMPAIGNS = [
  '2026-09, kind: poster',
  '2026-08, kind: handout',
  '2026-06, kind: mail',
  '2026-05, kind: event',
  '2026-03, kind: qr',
];

/** A staging site of a company with figures of all months that are told, and many campaigns. */
export async function startSponsorSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sendero-sponsor-site-'));
  const DATABASE_URL = `sqlite:${path.join(folder, 'figures.sqlite')}`;
  const { logged: _logged, ...site } = await startTestServer({
    now: () => NOW,
    environment: { DATABASE_URL, SECRET_KEY, PROFILE_NAME: 'staging' },
    changeContent: (contentDir) => {
      const file = path.join(contentDir, 'companies/riverbend/company.yaml');
      const rest = readFileSync(file, 'utf8').replace(/^sponsor:[^]*?(?=^\S)/m, '');
      const rows = CAMPAIGNS.map((campaign) => `    - { month: ${campaign} }\n`);
      writeFileSync(file, `${rest}sponsor:\n  campaigns:\n${rows.join('')}`);
    },
  });
  const log = createLog('error', () => undefined);
  const database = connectDatabase(DATABASE_URL, log);
  await inventYear(database, { companyId: 'riverbend', now: NOW });
  await database.destroy();
  const tools = { keyedHash: createKeyedHash([SECRET_KEY]), now: NOW };
  return {
    ...site,
    answers: { link: (): string => sponsorPath(createSponsorToken('riverbend', 30, tools).token) },
    close: async (): Promise<void> => {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
