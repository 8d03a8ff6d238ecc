import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** A hook or a signing program of the checkout may ask for something that nobody sees. */
const PATIENCE_MS = 60_000;
const MOST_BYTES = 64_000_000;

export interface Person {
  /** What the log knows them by. */
  id: string;
  name: string;
  email: string;
}

interface Commit {
  /** Below the content folder. */
  files: readonly string[];
  author: Pick<Person, 'name' | 'email'>;
  message: string;
}

/** The checkout that the content folder lies in. */
export interface Checkout {
  person: Pick<Person, 'name' | 'email'> | undefined;
  commit: (commit: Commit) => Promise<string>;
  /** The last commit of these files, if they lie on the disk as they were committed. */
  findCommit: (files: readonly string[]) => Promise<string | undefined>;
  /** Takes back that these files are to be committed. */
  unstage: (files: readonly string[]) => Promise<void>;
  /** The second in which each file was last committed. */
  listTimes: () => Promise<Map<string, number>>;
}

/** Undefined if the content folder is in no checkout, or if its files are not kept there. */
export async function findCheckout(root: string): Promise<Checkout | undefined> {
  const git = async (...args: string[]): Promise<string> => {
    const { stdout } = await run('git', ['-C', root, ...args], {
      timeout: PATIENCE_MS,
      maxBuffer: MOST_BYTES,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_LITERAL_PATHSPECS: '1' },
    });
    return stdout;
  };
  const ask = (...args: string[]): Promise<string> => git(...args).catch(() => '');
  const kept = await ask('ls-files', '--', 'companies');
  if (kept === '') return undefined;
  const { name, email } = readUser(
    await ask('config', '-z', '--get-regexp', '^user[.](name|email)$'),
  );
  return {
    person: name && email ? { name, email } : undefined,
    commit: async ({ files, author, message }) => {
      const identity = ['-c', `user.name=${author.name}`, '-c', `user.email=${author.email}`];
      await git('add', '--', ...files);
      // Only these files: what somebody else has staged in the checkout stays staged.
      await git(...identity, 'commit', '--quiet', '--only', '-m', message, '--', ...files);
      return (await git('rev-parse', 'HEAD')).trim();
    },
    findCommit: async (files) => {
      if ((await git('status', '--porcelain', '--', ...files)) !== '') return undefined;
      const commit = (await git('log', '-1', '--format=%H', '--', ...files)).trim();
      return commit === '' ? undefined : commit;
    },
    // It refuses what it does not know, and then there is nothing to be taken back.
    unstage: async (files) => void (await ask('reset', '--quiet', '--', ...files)),
    listTimes: async () => {
      const log = await ask(
        'log',
        '--format=%x01%ct',
        '--name-only',
        '--relative',
        '-z',
        '--',
        '.',
      );
      return readTimes(log);
    },
  };
}

/** Each setting as its name, a line and its value; of several the last one holds. */
function readUser(settings: string): Partial<Record<'name' | 'email', string>> {
  const pairs = settings.split('\0').map((setting) => {
    const [name = '', ...value] = setting.split('\n');
    return [name.replace('user.', ''), value.join('\n').trim()];
  });
  return Object.fromEntries(pairs) as Partial<Record<'name' | 'email', string>>;
}

/** The newest commit comes first, so the first time of a file is its last. */
function readTimes(log: string): Map<string, number> {
  const times = new Map<string, number>();
  for (const commit of log.split('\u0001').slice(1)) {
    const [second = '', ...files] = commit.split(/[\0\n]+/);
    for (const file of files)
      if (file !== '' && !times.has(file))
        times.set(file.split(path.sep).join('/'), Number(second));
  }
  return times;
}
