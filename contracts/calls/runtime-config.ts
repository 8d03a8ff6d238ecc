import { z } from 'zod';

/** What the server was configured with and a browser may know. An empty text is not configured. */
const runtimeConfigSchema = z.strictObject({
  contentHost: z.string(),
  captchaSiteKey: z.string(),
  flagClientId: z.string(),
  loggingClientToken: z.string(),
  profileName: z.string(),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
