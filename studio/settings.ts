import { isIP } from 'node:net';
import { z } from 'zod';
import { parseConfig, type Config } from '#server/config.ts';
import { USUAL_LIMITS, type UploadLimits } from './uploads/limits.ts';

const LEAST_SECRET = 32;
const HERE = /^(?:localhost|127\.0\.0\.1)$/;

const port = z.coerce.number().int().min(0).max(65_535);

/** Every setting of the studio, described in one sentence each. */
const settingsSchema = z.object({
  /** The port of the studio; 0 takes a free one. */
  STUDIO_PORT: port.default(3100),
  /** Where the journal lies, content as it was made and, without a database, drafts and the audit log. */
  STUDIO_DIR: z.string().min(1).default('var/studio'),
  /** The most kilobytes of a picture that an author brings. */
  STUDIO_PICTURE_KB: z.coerce
    .number()
    .int()
    .min(50)
    .max(10_000)
    .default(USUAL_LIMITS.pictureBytes / 1_000),
  /** The most millions of points of such a picture. */
  STUDIO_PICTURE_MEGAPIXELS: z.coerce
    .number()
    .min(1)
    .max(50)
    .default(USUAL_LIMITS.pixels / 1_000_000),
  /** The most files that a draft may bring. */
  STUDIO_DRAFT_FILES: z.coerce.number().int().min(0).max(200).default(USUAL_LIMITS.files),
  /** The address by which people reach the studio, such as `https://studio.example.com`; with it, it is hosted. */
  STUDIO_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address).origin)
    .refine(
      (origin) => origin.startsWith('https:') || HERE.test(new URL(origin).hostname),
      'https://, except on this machine',
    )
    .optional(),
  /** The address on which the hosted studio listens. */
  STUDIO_HOST: z.string().min(1).default('127.0.0.1'),
  /** What the proxy and the studio know and nobody else; with it, the proxy says who comes. */
  STUDIO_PROXY_SECRET: z.string().min(LEAST_SECRET).optional(),
  /** The header in which the proxy says the mail address of who comes. */
  STUDIO_PROXY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/, 'the name of a header')
    .default('X-Forwarded-Email'),
  /** With 1, people sign in with keys on their devices. */
  STUDIO_PASSKEYS: z.enum(['0', '1']).default('0'),
  /** The address of an identity provider that speaks OpenID Connect; with it, it says who comes. */
  STUDIO_OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(
      (issuer) => issuer.startsWith('https:') || HERE.test(new URL(issuer).hostname),
      'https://, except on this machine',
    )
    .optional(),
  /** What the provider knows the studio by. */
  STUDIO_OIDC_CLIENT: z.string().min(1).optional(),
  /** What the provider and the studio know and nobody else. */
  STUDIO_OIDC_SECRET: z.string().min(1).optional(),
  /** Which of its ways to sign in are enough, as the provider names them (`acr`), with spaces between. */
  STUDIO_OIDC_ACR: z
    .string()
    .transform((ways) => ways.trim().split(/\s+/))
    .optional(),
  /** How many minutes ago somebody may have signed in at the provider. */
  STUDIO_OIDC_MINUTES: z.coerce.number().int().min(1).max(10_080).optional(),
});

const HOSTED_ONLY = ['STUDIO_PROXY_SECRET', 'STUDIO_OIDC_ISSUER'] as const;
const OF_ISSUER = ['STUDIO_OIDC_ACR', 'STUDIO_OIDC_MINUTES'] as const;
const SECONDS = 60;

export interface ProxySettings {
  header: string;
  secret: string;
}

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The ways to sign in there that are enough; undefined where any is. */
  ways: readonly string[] | undefined;
  /** How long ago somebody may have signed in there; undefined where any time is. */
  maxAgeSeconds: number | undefined;
}

export interface HostedSettings {
  origin: string;
  host: string;
  proxy: ProxySettings | undefined;
  oidc: OidcSettings | undefined;
  hasPasskeys: boolean;
  /** The settings of the server, whose database it shares. */
  config: Config;
}

export interface StudioSettings {
  /** The settings of the server, which say how its pages are made. */
  config: Config;
  port: number;
  varDir: string;
  contentDir: string;
  uploads: UploadLimits;
  /** Undefined for the studio of the person at this machine. */
  hosted: HostedSettings | undefined;
}

export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): StudioSettings {
  const known = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = settingsSchema.safeParse(known);
  if (!result.success)
    throw new Error(
      result.error.issues
        .map(({ path, message }) => `${path.join('.')}: expected ${message}`)
        .join('\n'),
    );
  const settings = result.data;
  const config = parseConfig(environment);
  const shared = {
    config,
    port: settings.STUDIO_PORT,
    varDir: settings.STUDIO_DIR,
    contentDir: config.contentDir,
    uploads: {
      pictureBytes: settings.STUDIO_PICTURE_KB * 1_000,
      pixels: settings.STUDIO_PICTURE_MEGAPIXELS * 1_000_000,
      files: settings.STUDIO_DRAFT_FILES,
    },
  };
  if (settings.STUDIO_ORIGIN === undefined) {
    if (config.contentStore === 'database')
      throw new Error(
        'CONTENT_STORE=database: expected STUDIO_ORIGIN; the studio of one machine writes a folder',
      );
    const lost: string[] = HOSTED_ONLY.filter((name) => settings[name] !== undefined);
    if (settings.STUDIO_PASSKEYS === '1') lost.push('STUDIO_PASSKEYS');
    if (lost.length > 0)
      throw new Error(`${lost.join(', ')}: doors of a hosted studio, which needs STUDIO_ORIGIN`);
    return { ...shared, hosted: undefined };
  }
  const proxy =
    settings.STUDIO_PROXY_SECRET === undefined
      ? undefined
      : { header: settings.STUDIO_PROXY_HEADER, secret: settings.STUDIO_PROXY_SECRET };
  if (proxy && config.trustedProxies === 0)
    throw new Error('STUDIO_PROXY_SECRET: expected a proxy that is trusted, with TRUST_PROXY=1');
  const oidc = readOidc(settings);
  const hasPasskeys = settings.STUDIO_PASSKEYS === '1';
  if (hasPasskeys && isIP(new URL(settings.STUDIO_ORIGIN).hostname) !== 0)
    throw new Error('STUDIO_PASSKEYS: expected a name in STUDIO_ORIGIN; keys know no numbers');
  if (!proxy && !oidc && !hasPasskeys)
    throw new Error('STUDIO_ORIGIN: expected a door to come in by, and none is open');
  const { STUDIO_ORIGIN: origin, STUDIO_HOST: host } = settings;
  return { ...shared, hosted: { origin, host, proxy, oidc, hasPasskeys, config } };
}

function readOidc(settings: z.infer<typeof settingsSchema>): OidcSettings | undefined {
  const {
    STUDIO_OIDC_ISSUER: issuer,
    STUDIO_OIDC_CLIENT: clientId,
    STUDIO_OIDC_SECRET: clientSecret,
    STUDIO_OIDC_ACR: ways,
    STUDIO_OIDC_MINUTES: minutes,
  } = settings;
  if (issuer === undefined) {
    const lost = OF_ISSUER.filter((name) => settings[name] !== undefined);
    if (lost.length > 0)
      throw new Error(
        `${lost.join(', ')}: expected the provider that it is about, STUDIO_OIDC_ISSUER`,
      );
    return undefined;
  }
  if (clientId === undefined || clientSecret === undefined)
    throw new Error('STUDIO_OIDC_ISSUER: expected STUDIO_OIDC_CLIENT and STUDIO_OIDC_SECRET, too');
  const maxAgeSeconds = minutes === undefined ? undefined : minutes * SECONDS;
  return { issuer, clientId, clientSecret, ways, maxAgeSeconds };
}
