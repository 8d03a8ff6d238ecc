import path from 'node:path';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import type { Config } from '../config.ts';
import type { Development } from '../connections/development.ts';
import type { CountedLines } from '../counted-lines.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { MediaFiles } from '../http/files/media-files.ts';
import { createDoorLimits } from '../limits/door-limits.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createNetworkOf } from '../request/network-of.ts';
import { createOriginOf } from '../request/request-origin.ts';
import { isPreviewHost } from '../request/staging.ts';
import type { Desk } from './desk.ts';

/** What the application uses as it was opened. */
type Opened = Pick<
  Dependencies,
  | 'likes'
  | 'flags'
  | 'events'
  | 'pages'
  | 'statics'
  | 'log'
  | 'traces'
  | 'now'
  | 'isStaging'
  | 'planYear'
  | 'isDatabaseReady'
  | 'isShuttingDown'
>;

export interface AppParts extends Opened {
  config: Config;
  content: ContentStore;
  desk: Desk;
  lines: CountedLines;
  metrics: Metrics | undefined;
  development?: Development;
  /** The port at which the node listens, once it does. */
  port: () => number;
}

/** Gathers what the routes of the application need: parts of the node, and what the settings say about them. */
export function gatherDependencies(parts: AppParts): Dependencies {
  const { config, content, desk, lines, metrics, planYear, now } = parts;
  const { publicOrigin, security, mail } = config;
  return {
    ...parts,
    publicOrigin,
    security,
    sponsors: desk.sponsors,
    media: new MediaFiles(path.resolve(config.contentDir)),
    limits: createDoorLimits(config, now),
    calculatorYear: () => getCalculatorYear(planYear()),
    networkOf: createNetworkOf(config),
    originOf: createOriginOf({ config, content, port: parts.port }),
    isPreview: (host) => isPreviewHost(config, host),
    keptMails: parts.development && mail.smtpUrl === undefined ? mail.outboxDir : undefined,
    onAnswer: (answer) => metrics?.onAnswer(answer),
    onShed: () => lines.count('pages-refused-in-overload'),
    onDifference: () => lines.countFault('calculator-differs'),
    onViolation: (directive) => lines.count('csp-violations', { directive }),
  };
}
