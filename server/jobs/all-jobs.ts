import * as z from 'zod/mini';
import { defineJob, type AnyJobDefinition } from './job-definition.ts';
import type { PurgeConfig } from '../purge/purge-config.ts';
import type { BackupTools } from './backup.handler.ts';
import type { MailTools } from './mail-tools.ts';
import type { SponsorMailTools } from './sponsor-mail.handler.ts';

const aboutDay = z.object({ day: z.string() });
const aboutRequest = z.object({ requestId: z.string() });
const aboutSponsor = z.object({
  company: z.string(),
  language: z.string(),
  month: z.string(),
  subscriber: z.string(),
});
const aboutPages = z.object({ tags: z.array(z.string()) });

interface JobTools extends MailTools, SponsorMailTools, BackupTools {
  /** The cache in front of the nodes; undefined if there is none. */
  purge: PurgeConfig | undefined;
}

/** Every kind of job there is. */
export function defineAllJobs(tools: JobTools): AnyJobDefinition[] {
  return [
    defineJob({
      kind: 'action-plan-mail',
      payload: aboutRequest,
      load: async () => (await import('./action-plan.handler.ts')).mailActionPlan(tools, 'plan'),
    }),
    defineJob({
      kind: 'action-plan-reminder',
      payload: aboutRequest,
      load: async () =>
        (await import('./action-plan.handler.ts')).mailActionPlan(tools, 'reminder'),
    }),
    defineJob({
      kind: 'plan-confirmation',
      payload: aboutRequest,
      load: async () =>
        (await import('./plan-confirmation.handler.ts')).mailPlanConfirmation(tools),
    }),
    defineJob({
      kind: 'contact-mail',
      payload: z.object({ messageId: z.string() }),
      load: async () => (await import('./contact.handler.ts')).mailContactMessage(tools),
    }),
    defineJob({
      kind: 'sponsor-mail',
      payload: aboutSponsor,
      load: async () => (await import('./sponsor-mail.handler.ts')).mailSponsor(tools),
    }),
    defineJob({
      kind: 'studio-invitation',
      payload: z.object({ invitation: z.string() }),
      load: async () =>
        (await import('./studio-invitation.handler.ts')).mailStudioInvitation(tools),
    }),
    defineJob({
      kind: 'retention',
      payload: aboutDay,
      load: async () => (await import('./retention.handler.ts')).deleteWhatWasKeptLongEnough(tools),
    }),
    defineJob({
      kind: 'like-counts',
      payload: aboutDay,
      load: async () => (await import('./like-counts.handler.ts')).correctLikeCounts(tools),
    }),
    defineJob({
      kind: 'event-counts',
      payload: aboutDay,
      load: async () => (await import('./event-counts.handler.ts')).rollUpEventCounts(tools),
    }),
    defineJob({
      kind: 'backup',
      payload: aboutDay,
      load: async () => (await import('./backup.handler.ts')).backUp(tools),
    }),
    defineJob({
      kind: 'purge',
      payload: aboutPages,
      load: async () => (await import('./purge.handler.ts')).purgePages(tools.purge),
    }),
  ];
}
