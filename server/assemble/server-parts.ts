import type { ActionPlanSource } from '#contracts/mail/action-plan.ts';
import type { Config } from '../config.ts';
import type { Development } from '../connections/development.ts';
import type { Log } from '../log.ts';
import type { PageRenderer } from '../pages/ssr.ts';
import type { StaticFiles } from '../static/static-files.ts';
import type { DeskTuning } from './desk.ts';
import type { OpenWorkshop } from './open-content.ts';

/** What a server is started from; options are there for tests, measuring and development. */
export interface ServerParts {
  config: Config;
  log: Log;
  renderer: PageRenderer;
  statics: StaticFiles;
  now?: () => number;
  development?: Development;
  /** False renders every page anew, for measuring and in development. */
  keepsPages?: boolean;
  /** False keeps pages as they were compressed for their first visitor. */
  compressesHarder?: boolean;
  /** False leaves the first search in a language to pay for what the others find ready. */
  warmsSearch?: boolean;
  /** The source of the action plans in mails. */
  actionPlans?: ActionPlanSource;
  deskTuning?: DeskTuning;
  /** Where the content is read; without it, a thread of its own does so. */
  workshop?: OpenWorkshop;
  /** The time after which an answer that the client does not read is cut; tests make it short. */
  unreadMs?: number;
}
