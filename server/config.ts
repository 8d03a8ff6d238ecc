import { z } from 'zod';
import {
  isPlainOnlyHere,
  mailSettings,
  readMailConfig,
  type MailConfig,
} from './mail/mail-config.ts';
import { purgeSettings, readPurgeConfig, type PurgeConfig } from './purge/purge-config.ts';
import {
  readTracingConfig,
  tracingSettings,
  type TracingConfig,
} from './tracing/tracing-config.ts';
import { hostSchema } from '#contracts/content/company.ts';
import type { RuntimeConfig } from '#contracts/calls/runtime-config.ts';
import type { RemoteFlags } from './flags/remote-provider.ts';
import type { TransportSecurity } from './answers/security-headers.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true');

/** A key or token that is not secret. */
const publicValue = z.string().regex(/^[\w.:-]{1,200}$/, 'letters, digits, and _ . : -');

/** Every setting, described in one sentence each. A bare clone runs without any of them. */
const settingsSchema = z
  .object({
    /** The port to listen on; 0 takes a free one. */
    PORT: port.default(3000),
    /** The address to listen on; `0.0.0.0` opens the server to other machines. */
    HOST: z.string().min(1).default('127.0.0.1'),
    /** The port of the operators, with `/metrics` and `/status.json`; without it there is none. */
    METRICS_PORT: port.optional(),
    /** The address on which the operators' port listens. */
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    /** `postgres://…` for PostgreSQL; `sqlite:FILE` or nothing for the embedded database. */
    DATABASE_URL: z
      .string()
      .regex(/^(?:postgres(?:ql)?:\/\/|sqlite:)/, 'postgres://… or sqlite:FILE')
      .default('sqlite:var/sendero.sqlite'),
    /** The folder in which each day leaves a backup; without it there is none. */
    BACKUP_DIR: z.string().min(1).optional(),
    /** The number of days of which the folder keeps a backup. */
    BACKUP_KEEP: z.coerce.number().int().min(1).max(3_650).default(14),
    /** The folder authors edit. */
    CONTENT_DIR: z.string().min(1).default('content'),
    /**
     * Where the published content is: in the `folder`, or in the `database`, from which each node has
     * a copy.
     */
    CONTENT_STORE: z.enum(['folder', 'database']).default('folder'),
    /** The folder of this node's copy, for content that is in the database. */
    CONTENT_COPY: z.string().min(1).default('var/content'),
    /** Where content is kept as it was made, so that the next start makes only what has changed. */
    PARTS_FILE: z.string().min(1).default('var/content-parts.sqlite'),
    /** The public address of this server, such as `https://retire.example.com`. */
    PUBLIC_ORIGIN: z
      .url({ protocol: /^https?$/ })
      .refine(isOriginOnly, 'an origin and nothing after it, such as https://retire.example.com')
      .transform((address) => new URL(address).origin)
      .optional(),
    /**
     * The number of our own proxies in a row; the first of them sets X-Forwarded-Host and -Proto
     * itself.
     */
    TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
    /** The year whose limits the calculator uses; by default the current one, or the latest known. */
    PLAN_YEAR: z.coerce.number().int().min(2019).max(2100).optional(),
    /** Bytes of finished pages kept in memory. */
    PAGE_CACHE_BYTES: z.coerce.number().int().min(1_000_000).default(96_000_000),
    /** The lowest level that is logged: `info`, `warn` or `error`. */
    LOG_LEVEL: z.enum(['info', 'warn', 'error']).default('info'),
    /**
     * The OFREP service that decides flags, such as `https://flags.example.com`; without it the
     * flag file decides.
     */
    FLAGS_OFREP_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Our project at the flag service; also part of what the browser may know. */
    FLAG_CLIENT_ID: publicValue.optional(),
    /** The host of content calls for browsers, if it is not this one. */
    CONTENT_HOST: z.url({ protocol: /^https?$/ }).optional(),
    /** The public half of the captcha's key pair, for a captcha that has one. */
    CAPTCHA_SITE_KEY: publicValue.optional(),
    /** The token with which a browser may send its own log lines. */
    LOGGING_CLIENT_TOKEN: publicValue.optional(),
    /**
     * The name of this installation in figures and logs. Every one but `production` is staging: its
     * pages say so, no search engine lists them, and it mails nobody who is not named.
     */
    PROFILE_NAME: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,31}$/, 'a-z, 0-9 and hyphens')
      .default('production'),
    /** A host of its own on which all companies are shown as in staging, and nothing is taken. */
    PREVIEW_HOST: hostSchema.optional(),
    /** The name under which this node counts events, another one for each; without it `var/node-name`. */
    NODE_NAME: z
      .string()
      .regex(/^[\w.:-]{1,64}$/, 'letters, digits, and _ . : -')
      .optional(),
    /** `1` opens `/{company}/gallery`, every component with its examples: for development and tests. */
    GALLERY: flag.default(false),
    /** Seconds that running requests get to finish after SIGTERM. */
    LEAVE_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
    SHUTDOWN_SECONDS: z.coerce.number().int().min(1).max(300).default(20),
    /** The number of likes and votes that one network may give in an hour. */
    VOTES_PER_NETWORK: z.coerce.number().int().min(1).default(200),
    /** The number of events that each node counts for one network in an hour. */
    EVENTS_PER_NETWORK: z.coerce.number().int().min(1).default(5_000),
    /** The most connections at the same time; further ones are closed at once. */
    MAX_CONNECTIONS: z.coerce.number().int().min(10).max(100_000).default(2_000),
    /**
     * The HSTS promise to browsers: for this `host`, also for its `subdomains`, or asking for
     * `preload`.
     */
    HSTS: z.enum(['host', 'subdomains', 'preload']).default('subdomains'),
    /**
     * The contact for security reports in `/.well-known/security.txt`; without it there is no such
     * file.
     */
    SECURITY_CONTACT: z
      .string()
      .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/, 'mailto:, https: or tel:')
      .optional(),
    /** The full address of the rules for security reports. */
    SECURITY_POLICY: z.url({ protocol: /^https$/ }).optional(),
    ...mailSettings,
    ...purgeSettings,
    ...tracingSettings,
  })
  .refine(isPlainOnlyHere, {
    path: ['SMTP_PLAIN'],
    message: 'smtp:// with localhost, 127.0.0.1 or [::1] in SMTP_URL',
  })
  .refine(
    ({ SPONSOR_MAILS, PUBLIC_ORIGIN }) => SPONSOR_MAILS.length === 0 || PUBLIC_ORIGIN !== undefined,
    { path: ['SPONSOR_MAILS'], message: 'PUBLIC_ORIGIN beside it, for the link in the mail' },
  );

/**
 * An origin without a name, a path or a query, because every address built from it would carry
 * them.
 */
function isOriginOnly(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.href === `${url.origin}/`;
}

export interface SecurityContact {
  contact: string | undefined;
  policy: string | undefined;
}

export interface Config {
  port: number;
  host: string;
  /** Where operators ask for figures; undefined if nobody does. */
  metrics: { port: number; host: string } | undefined;
  databaseUrl: string;
  /** Where a daily backup goes; undefined if there is none. */
  backup: { folder: string; keep: number; databaseUrl: string } | undefined;
  /** Where the content of this node lies, whichever store it comes from. */
  contentDir: string;
  contentStore: 'folder' | 'database';
  partsFile: string;
  publicOrigin: string | undefined;
  /** True where all that is shown is not the real site. */
  isStaging: boolean;
  /** The host that shows pages as staging does; undefined if there is none. */
  previewHost: string | undefined;
  /** The number of proxies between the world and us, each of which adds to X-Forwarded-For. */
  trustedProxies: number;
  votesPerNetwork: number;
  eventsPerNetwork: number;
  planYear: number | undefined;
  pageCacheBytes: number;
  logLevel: 'info' | 'warn' | 'error';
  nodeName: string | undefined;
  hasGallery: boolean;
  leaveSeconds: number;
  shutdownSeconds: number;
  maxConnections: number;
  transportSecurity: TransportSecurity;
  security: SecurityContact;
  mail: MailConfig;
  remoteFlags: RemoteFlags | undefined;
  /** The cache in front of the nodes that is told of changes; undefined if there is none. */
  purge: PurgeConfig | undefined;
  /** Where traces go; undefined if there are none. */
  tracing: TracingConfig | undefined;
  /** The settings that the browser gets. */
  runtime: RuntimeConfig;
}

export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const known = Object.fromEntries(
    Object.keys(settingsSchema.shape).flatMap((name) => {
      const value = environment[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
  const result = settingsSchema.safeParse(known);
  if (!result.success) {
    const mistakes = result.error.issues.map(
      (issue) => `${issue.path.join('.')}: expected ${issue.message}`,
    );
    throw new Error(`The settings have ${mistakes.length} mistake(s):\n${mistakes.join('\n')}`);
  }
  const settings = result.data;
  const isStaging = settings.PROFILE_NAME !== 'production';
  return {
    port: settings.PORT,
    host: settings.HOST,
    metrics:
      settings.METRICS_PORT === undefined
        ? undefined
        : { port: settings.METRICS_PORT, host: settings.METRICS_HOST },
    databaseUrl: settings.DATABASE_URL,
    backup:
      settings.BACKUP_DIR === undefined
        ? undefined
        : {
            folder: settings.BACKUP_DIR,
            keep: settings.BACKUP_KEEP,
            databaseUrl: settings.DATABASE_URL,
          },
    contentDir:
      settings.CONTENT_STORE === 'database' ? settings.CONTENT_COPY : settings.CONTENT_DIR,
    contentStore: settings.CONTENT_STORE,
    partsFile: settings.PARTS_FILE,
    publicOrigin: settings.PUBLIC_ORIGIN,
    isStaging,
    previewHost: settings.PREVIEW_HOST,
    trustedProxies: settings.TRUST_PROXY,
    votesPerNetwork: settings.VOTES_PER_NETWORK,
    eventsPerNetwork: settings.EVENTS_PER_NETWORK,
    planYear: settings.PLAN_YEAR,
    pageCacheBytes: settings.PAGE_CACHE_BYTES,
    logLevel: settings.LOG_LEVEL,
    nodeName: settings.NODE_NAME,
    hasGallery: settings.GALLERY,
    leaveSeconds: settings.LEAVE_SECONDS,
    shutdownSeconds: settings.SHUTDOWN_SECONDS,
    maxConnections: settings.MAX_CONNECTIONS,
    transportSecurity: settings.HSTS,
    security: { contact: settings.SECURITY_CONTACT, policy: settings.SECURITY_POLICY },
    mail: readMailConfig(settings, isStaging),
    remoteFlags: settings.FLAGS_OFREP_URL
      ? { url: settings.FLAGS_OFREP_URL, clientId: settings.FLAG_CLIENT_ID }
      : undefined,
    purge: readPurgeConfig(settings),
    tracing: readTracingConfig(settings),
    runtime: {
      contentHost: settings.CONTENT_HOST?.replace(/\/$/, '') ?? '',
      captchaSiteKey: settings.CAPTCHA_SITE_KEY ?? '',
      flagClientId: settings.FLAG_CLIENT_ID ?? '',
      loggingClientToken: settings.LOGGING_CLIENT_TOKEN ?? '',
      profileName: settings.PROFILE_NAME,
    },
  };
}
