import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import type { Failure } from '#contracts/errors.ts';
import type { Context } from 'hono';
import type { EventCounter } from '../analytics/event-counter.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { FlagService } from '../flags/flag-service.ts';
import type { SecurityContact } from '../config.ts';
import type { DoorLimits } from '../limits/door-limits.ts';
import type { Log } from '../log.ts';
import type { Traces } from '../tracing/traces.ts';
import type { DeskServices } from '../desk/desk-services.ts';
import type { RequestOrigin } from '../request/request-origin.ts';
import type { Sender } from '../request/sender.ts';
import type { Subscription } from '../mail/unsubscribe-token.ts';
import type { SponsorDesk } from '../sponsor/sponsor-desk.ts';
import type { MediaFiles } from './files/media-files.ts';
import type { PageServer } from '../pages/page-server.ts';
import type { LikeCounts } from '../views/like-counts.ts';
import type { StaticFiles } from '../static/static-files.ts';

/** The parts of the server that the routes of each resource use. */
export interface Dependencies {
  content: ContentStore;
  media: MediaFiles;
  likes: LikeCounts;
  desk: DeskForCalls;
  flags: FlagService;
  sponsors: SponsorDesk;
  events: EventCounter;
  /** The limits that calls take at their doors. */
  limits: DoorLimits;
  pages: PageServer;
  statics: StaticFiles;
  log: Log;
  traces: Pick<Traces, 'inSpan'>;
  /** Counts requests that were refused because too many pages waited to be made. */
  onShed: () => void;
  /** Measures an answer of the application: the pattern of its route, never the address. */
  onAnswer: (answer: { route: string; status: number; ms: number }) => void;
  /** Notes that a browser and this server calculated otherwise. */
  onDifference: () => void;
  /** Counts the directives that browsers found broken. */
  onViolation: (directive: string) => void;
  /** The contact for security reports. */
  security: SecurityContact;
  /** The network a request comes from, for limits. */
  networkOf: (c: Context) => string;
  /** The folder of the mails that development keeps instead of sending them. */
  keptMails: string | undefined;
  now: () => number;
  originOf: (request: Request) => RequestOrigin;
  /** Tells whether a host shows something else than the real site. */
  isStaging: (host: string) => boolean;
  /** Tells whether it is the host on which nothing that is sent is taken. */
  isPreview: (host: string) => boolean;
  /** The origin that the settings name, for what is read elsewhere: mails and sheets of paper. */
  publicOrigin: string | undefined;
  /** The year whose figures texts say. */
  planYear: () => number;
  /** The limits, brackets and bend points in force. */
  calculatorYear: () => CalculatorYear;
  /** The result of the last probe, so the answer needs no query. */
  isDatabaseReady: () => boolean;
  isShuttingDown: () => boolean;
}

/** What calls may have saved or sent. */
interface DeskForCalls {
  servicesFor: (sender: Sender) => DeskServices;
  /** Tells whose link of a mail it is, without changing anything. */
  readLink: (token: string) => Subscription | Failure;
}
