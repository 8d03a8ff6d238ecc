import { z } from 'zod';
import { sessionIdSchema } from '../texts.ts';

export const sessionSchema = z
  .strictObject({
    session: sessionIdSchema.describe('The id of a told session: its folder in `content/sessions`'),
  })
  .describe(
    'A told session that plays where it stands; without a script it is a link to its slides.',
  );
export type SessionData = z.infer<typeof sessionSchema>;
