import { z } from 'zod';

/**
 * The part of the server's configuration that a browser may know. An empty text means not
 * configured.
 */
const runtimeConfigSchema = z.strictObject({
  contentHost: z.string(),
  captchaSiteKey: z.string(),
  flagClientId: z.string(),
  loggingClientToken: z.string(),
  profileName: z.string(),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
