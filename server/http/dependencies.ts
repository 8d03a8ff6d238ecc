import type { PollAnswer } from '#contracts/calls/poll.ts';
import type { RatingAnswer } from '#contracts/calls/rating.ts';
import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import type { Failure } from '#contracts/errors.ts';
import type { RatingFromNetwork } from '../desk/rate-article.ts';
import type { Context } from 'hono';
import type { EventCounter } from '../analytics/event-counter.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { FlagService } from '../flags/flag-service.ts';
import type { SecurityContact } from '../config.ts';
import type { EventLimit } from '../limits/event-limit.ts';
import type { Log } from '../log.ts';
import type { MailDesk } from '../assemble/mail-desk.ts';
import type { PageServer } from '../pages/page-server.ts';
import type { VoteToTake } from '../desk/take-vote.ts';
import type { LikeCounts } from '../views/like-counts.ts';
import type { PageRenderer } from '../pages/ssr.ts';
import type { StaticFiles } from '../static/static-files.ts';
import type { ProtectingHeaders } from './security-headers.ts';

/** What the server is made of, handed to each resource. */
export interface Dependencies {
  content: ContentStore;
  likes: LikeCounts;
  rate: (rating: RatingFromNetwork) => Promise<RatingAnswer | Failure>;
  mailDesk: MailDesk;
  flags: FlagService;
  events: EventCounter;
  eventLimit: EventLimit;
  takeVote: (vote: VoteToTake) => Promise<PollAnswer | Failure>;
  pages: PageServer;
  renderer: PageRenderer;
  statics: StaticFiles;
  log: Log;
  /** On every answer. */
  headers: ProtectingHeaders;
  /** Counts the directives that browsers found broken. */
  onViolation: (directive: string) => void;
  /** Whom to tell of a weakness. */
  security: SecurityContact;
  /** The network a request comes from, for limits. */
  networkOf: (c: Context) => string;
  /** Where development keeps the mails it does not send. */
  keptMails: string | undefined;
  now: () => number;
  originOf: (request: Request) => RequestOrigin;
  /** The limits, brackets and bend points in force. */
  calculatorYear: () => CalculatorYear;
  /** As the last probe found it: asking waits for nothing. */
  isDatabaseReady: () => boolean;
  isShuttingDown: () => boolean;
}

export interface RequestOrigin {
  /** The host the visitor named. */
  host: string;
  /** Where the visitor knows us, but never a host that nobody listed. */
  origin: string;
  /** The visitor's connection is encrypted, if only up to the proxy. */
  isSecure: boolean;
}
