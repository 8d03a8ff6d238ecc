import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { jobIdOf } from './message-id.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';

export interface KeptMail extends OutgoingMail {
  /** The name of the mail's file, without the ending. */
  id: string;
}

const ENDING = '.json';
/** The ending while a mail is written; a process that dies meanwhile leaves it. */
const UNFINISHED = `${ENDING}.part`;

/**
 * Writes mails to files if there is no SMTP server, so that a bare clone shows what it would have
 * sent.
 */
export function createFileMailer(folder: string): Mailer {
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, fileName(mail.messageId));
      // The file is written elsewhere and then moved, so that a mail is there whole or not at all,
      // and a second try replaces the first.
      const content = JSON.stringify(mail, null, 2);
      await writeFile(`${file}${UNFINISHED}`, content, { mode: 0o600, flush: true });
      await rename(`${file}${UNFINISHED}`, `${file}${ENDING}`);
    },
    forgetBefore: async (time) => {
      for (const name of await listFiles(folder, [ENDING, UNFINISHED])) {
        const file = path.join(folder, name);
        // oxlint-disable-next-line eslint/no-await-in-loop -- a folder of thousands is not opened at once
        if ((await stat(file)).mtimeMs < time) await unlink(file);
      }
    },
  };
}

function fileName(messageId: string): string {
  return jobIdOf(messageId).replaceAll(/[^\w-]/g, '_');
}

async function listFiles(folder: string, endings: readonly string[]): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names.filter((name) => endings.some((ending) => name.endsWith(ending))).toSorted();
  } catch {
    return [];
  }
}

/** Lists the newest mails first; an id begins with its time. */
export async function listKeptMails(folder: string): Promise<KeptMail[]> {
  const names = (await listFiles(folder, [ENDING])).toReversed();
  return Promise.all(
    names.map(async (name) => ({
      ...(JSON.parse(await readFile(path.join(folder, name), 'utf8')) as OutgoingMail),
      id: name.slice(0, -ENDING.length),
    })),
  );
}
