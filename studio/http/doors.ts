import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const SESSION_MS = 12 * 3_600_000;
/** Each press of Enter in the terminal makes a link; only the newest ones open. */
const MOST_LINKS = 5;

/**
 * The door of the person at this machine. Links and sessions are in memory only: they end with the process.
 * Of both only hashes are held, and compared without telling by the time how much of one was right.
 */
export class Doors {
  readonly #now: () => number;
  #links: Buffer[] = [];
  readonly #sessions = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  makeLink(): string {
    const token = randomBytes(32).toString('base64url');
    this.#links = [...this.#links, hashOf(token)].slice(-MOST_LINKS);
    return token;
  }

  /** The session that a link opens; a link opens one. */
  open(token: string): string | undefined {
    const asked = hashOf(token);
    const link = this.#links.find((known) => timingSafeEqual(known, asked));
    if (!link) return undefined;
    this.#links = this.#links.filter((known) => known !== link);
    const session = randomBytes(32).toString('base64url');
    this.#sessions.set(nameOf(session), this.#now() + SESSION_MS);
    return session;
  }

  isOpen(session: string | undefined): boolean {
    if (session === undefined) return false;
    const until = this.#sessions.get(nameOf(session));
    if (until !== undefined && until > this.#now()) return true;
    this.#sessions.delete(nameOf(session));
    return false;
  }

  end(session: string): void {
    this.#sessions.delete(nameOf(session));
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function nameOf(session: string): string {
  return hashOf(session).toString('base64url');
}
