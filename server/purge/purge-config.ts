import { z } from 'zod';

/** The services in front that can forget pages by tag; each knows tags under a header of its own. */
const SERVICES = ['fastly', 'cloudflare'] as const;

export type PurgeServiceName = (typeof SERVICES)[number];

/** The settings for a cache in front of the nodes, described in one sentence each. */
export const purgeSettings = {
  /** The address that takes the tags of pages to forget; without it pages carry no tags. */
  PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Whose way of asking the address understands. */
  PURGE_SERVICE: z.enum(SERVICES).default('fastly'),
  /** The key with which the service lets us in. */
  PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, 'printable characters without a space')
    .optional(),
};

export interface PurgeConfig {
  url: string;
  service: PurgeServiceName;
  token: string | undefined;
}

export function readPurgeConfig({
  PURGE_URL,
  PURGE_SERVICE,
  PURGE_TOKEN,
}: z.infer<z.ZodObject<typeof purgeSettings>>): PurgeConfig | undefined {
  if (PURGE_URL === undefined) return undefined;
  return { url: PURGE_URL, service: PURGE_SERVICE, token: PURGE_TOKEN };
}
