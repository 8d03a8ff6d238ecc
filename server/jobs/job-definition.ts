import type * as z from 'zod/mini';

export type JobKind =
  | 'action-plan-mail'
  | 'action-plan-reminder'
  | 'plan-confirmation'
  | 'contact-mail'
  | 'sponsor-mail'
  | 'studio-invitation'
  | 'retention'
  | 'like-counts'
  | 'event-counts'
  | 'backup'
  | 'purge';

interface JobRun<Payload> {
  /** The job's id, the same for every try. */
  id: string;
  payload: Payload;
}

/**
 * `cancelled` means that there is nothing left to do, because the record the job was about is gone.
 */
export type JobOutcome = 'done' | 'cancelled';

export type JobHandler<Payload> = (run: JobRun<Payload>) => Promise<JobOutcome>;

/** The definition of a job. Its handler is loaded when the first one runs. */
interface JobDefinition<Payload> {
  kind: JobKind;
  payload: z.ZodMiniType<Payload>;
  load: () => Promise<JobHandler<Payload>>;
}

/** A definition whose payload type is known only inside it. */
export interface AnyJobDefinition {
  kind: JobKind;
  run: (id: string, payload: string) => Promise<JobOutcome>;
}

export function defineJob<Payload>({
  kind,
  payload: schema,
  load,
}: JobDefinition<Payload>): AnyJobDefinition {
  let handler: Promise<JobHandler<Payload>> | undefined;
  return {
    kind,
    run: async (id, payload) => {
      handler ??= load();
      return (await handler)({ id, payload: schema.parse(JSON.parse(payload)) });
    },
  };
}
