import type { Context } from 'hono';
import type { OpenWorkshop } from '#server/assemble/open-content.ts';
import { openDatabase } from '#server/assemble/open-database.ts';
import { openCopy } from '#server/assemble/open-store.ts';
import { NodeLimit } from '#server/limits/node-limit.ts';
import type { Log } from '#server/log.ts';
import { createNetworkOf } from '#server/request/network-of.ts';
import { followRevisions } from '#server/revisions/follow-revisions.ts';
import { openDesk } from './desk/open-desk.ts';
import { figuresRoutes } from './hosted/figures-routes.ts';
import { AuditTable } from '#server/audit/audit-table.ts';
import { hostedEntrance } from './hosted/hosted-entrance.ts';
import { reviewedGoingOut } from './hosted/going-out.ts';
import { oidcDoor } from './hosted/oidc-door.ts';
import { openPasskeys } from './hosted/passkeys/open-passkeys.ts';
import { ownPasskeyRoutes, passkeyDoor } from './hosted/passkeys/passkey-door.ts';
import { peopleRoutes } from './hosted/people-routes.ts';
import { Proposals } from './hosted/proposals.ts';
import { RevisionPublication } from './hosted/revision-publication.ts';
import { reviewRoutes } from './hosted/review-routes.ts';
import { Sessions } from './hosted/sessions.ts';
import { Timetable } from './hosted/timetable.ts';
import { createStudio } from './http/app.ts';
import { listen, type Listening } from './http/listen.ts';
import { Preview } from './preview/preview.ts';
import type { HostedSettings, StudioSettings } from './settings.ts';

/** Each sign-in that is begun is a row for ten minutes. */
const SIGN_INS = { limit: 60, windowMs: 600_000 };

export interface HostedOptions extends Omit<StudioSettings, 'hosted'> {
  hosted: HostedSettings;
  log: Log;
  workshop?: OpenWorkshop;
  now?: () => number;
}

export interface RunningHosted extends Listening {
  /** Publishes what is due now. */
  publishDue: () => Promise<void>;
}

/** The studio for people who come from elsewhere: what they write and who they are is in the database. */
export async function openHosted(options: HostedOptions): Promise<RunningHosted> {
  const { hosted: settings, log, now: ownNow = Date.now } = options;
  const { database, now, close } = await openDatabase({ config: settings.config, log, ownNow });
  const audit = new AuditTable(database, now);
  const onDatabase = { database, audit, now };
  // Whoever has another key than the server hears of it before anything is opened.
  const passkeys = settings.hasPasskeys
    ? await openPasskeys({ settings, log, ...onDatabase }).catch(closing(close))
    : undefined;
  const drafts = new Proposals(database, audit, now);
  const sessions = new Sessions(database, audit, now);
  const copy = await openCopy({ config: settings.config, database, log });
  const publication = copy && new RevisionPublication({ database, drafts, copy, now });
  const desk = await openDesk({ ...options, now, store: { drafts, audit, publication } });
  const { publisher, changedAt, published } = desk;
  const preview = new Preview({ ...options, published, now });
  const onPublished = (): Promise<void> => changedAt.lookAgain();
  const following =
    publication && followRevisions({ copy: publication, log, onTaken: onPublished });
  const timetable = new Timetable({ database, drafts, publisher, log, onPublished });
  const shared = { settings, database, sessions, audit, drafts, now };
  const entries = new NodeLimit(SIGN_INS, now);
  const networkOf = createNetworkOf(settings.config);
  const isBusy = (c: Context): boolean => entries.take(networkOf(c), 1) !== undefined;
  const { origin, oidc } = settings;
  const keyDoor = passkeys && { passkeys, database, now, log, isBusy };
  const doors = [
    ...(oidc ? [oidcDoor({ origin, settings: oidc, database, now, log, isBusy })] : []),
    ...(keyDoor ? [passkeyDoor(keyDoor)] : []),
  ];
  const app = createStudio({
    desk,
    entrance: hostedEntrance(shared, doors),
    log,
    preview,
    uploads: options.uploads,
    goingOut: reviewedGoingOut(database),
    addRoutes: (studio, tools) => {
      peopleRoutes(studio, tools, { ...shared, passkeys });
      if (keyDoor) ownPasskeyRoutes(studio, keyDoor);
      reviewRoutes(studio, tools, shared);
      figuresRoutes(studio, tools, shared);
    },
  });
  const closeParts = async (): Promise<void> => {
    await timetable.close();
    await following?.stop();
    await preview.close();
    await desk.close();
    await close();
  };
  // A process that ends with its threads at work may be ended by V8 itself, and not with its own status.
  const listening = await listen(app, { port: options.port, host: settings.host }).catch(
    closing(closeParts),
  );
  return {
    port: listening.port,
    publishDue: () => timetable.look(),
    close: async () => {
      await listening.close();
      await closeParts();
    },
  };
}

/** Closes what is open, and fails for the same reason. */
function closing(close: () => Promise<void>): (reason: unknown) => Promise<never> {
  return async (reason) => {
    await close();
    throw reason;
  };
}
