import { randomUUID } from 'node:crypto';
import { ErrorCode, OpenFeature, type EvaluationContext } from '@openfeature/server-sdk';
import { createFlagUser, type FlagVisitor } from '#domain/flags/flag-user.ts';
import { DEFAULT_FLAGS, FLAG_NAMES, readFlags, type Flags } from '#domain/flags/flags.ts';
import { BRAND_CODES, brandOfHost } from '#domain/visit/brand.ts';
import type { Log } from '../log.ts';
import { FileFlagProvider } from './file-provider.ts';
import type { FlagSource } from './flag-source.ts';
import { concealKey, createRemoteProvider, type RemoteFlags } from './remote-provider.ts';

const REFRESH_MS = 30_000;

export interface FlagServiceOptions {
  source: FlagSource;
  /** If undefined, the file decides. */
  remote: RemoteFlags | undefined;
  log: Log;
}

/** The pages a flag is decided for: those of one company under one of the two brands. */
export interface FlaggedPage {
  companyId: string;
  host: string;
}

/** Decides flags through OpenFeature; after an error there is still an answer. */
export class FlagService {
  readonly #log: Log;
  readonly #client;
  readonly #file: FileFlagProvider | undefined;
  readonly #conceal: (context: EvaluationContext) => EvaluationContext;
  readonly #listeners: Array<() => void> = [];
  readonly #refreshing: NodeJS.Timeout | undefined;
  #source: FlagSource;
  #ofPages = new Map<string, Flags>();

  private constructor({ source, remote, log }: FlagServiceOptions, domain: string) {
    this.#source = source;
    this.#log = log;
    this.#file = remote ? undefined : new FileFlagProvider(source.file);
    this.#conceal = remote ? concealKey : (context) => context;
    this.#client = OpenFeature.getClient(domain);
    if (!remote) return;
    this.#refreshing = setInterval(() => void this.#refresh(), REFRESH_MS);
    this.#refreshing.unref();
  }

  static async open(options: FlagServiceOptions): Promise<FlagService> {
    const domain = randomUUID();
    const service = new FlagService(options, domain);
    const provider = service.#file ?? (options.remote && createRemoteProvider(options.remote));
    if (provider) await OpenFeature.setProviderAndWait(domain, provider);
    await service.#refresh();
    return service;
  }

  close(): void {
    clearInterval(this.#refreshing);
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Takes over what an operator has changed. */
  async use(source: FlagSource): Promise<void> {
    this.#source = source;
    this.#file?.use(source.file);
    await this.#refresh();
  }

  /**
   * The flags of a shared page, decided without a visitor. They are always at hand, because a page
   * cannot wait.
   */
  ofPage({ companyId, host }: FlaggedPage): Flags {
    return this.#ofPages.get(pageKey(companyId, brandOfHost(host))) ?? DEFAULT_FLAGS;
  }

  async ofVisitor(visitor: FlagVisitor): Promise<Flags> {
    return readFlags((await this.#decide(visitor)).values);
  }

  /**
   * If the service does not answer, the flags of pages stay as they were, so that links do not
   * appear and vanish.
   */
  async #refresh(): Promise<void> {
    const brands = Object.keys(BRAND_CODES);
    const pages = this.#source.companyIds.flatMap((companyId) =>
      brands.map((domainName) => ({ companyId, domainName })),
    );
    const decided = await Promise.all(
      pages.map(async ({ companyId, domainName }) => {
        const key = pageKey(companyId, domainName);
        const { values, failed } = await this.#decide({
          uid: undefined,
          domainName,
          companyId,
          segment: 'default',
          animal: undefined,
          isReturnVisit: false,
        });
        const before = this.#ofPages.get(key);
        return [key, failed && before ? before : readFlags(values)] as const;
      }),
    );
    const next = new Map(decided);
    const isSame = JSON.stringify([...next]) === JSON.stringify([...this.#ofPages]);
    this.#ofPages = next;
    if (!isSame) for (const listener of this.#listeners) listener();
  }

  async #decide(
    visitor: FlagVisitor,
  ): Promise<{ values: Record<string, unknown>; failed: boolean }> {
    const user = createFlagUser(visitor, this.#source.file.qa);
    const context = this.#conceal({ targetingKey: user.key, ...user });
    const codes = new Set<string>();
    const values = await Promise.all(
      FLAG_NAMES.map(async (name) => {
        const fallback = DEFAULT_FLAGS[name];
        const { value, errorCode } =
          typeof fallback === 'boolean'
            ? await this.#client.getBooleanDetails(name, fallback, context)
            : await this.#client.getNumberDetails(name, fallback, context);
        // An undefined flag is not an error; its default holds.
        if (errorCode !== undefined && errorCode !== ErrorCode.FLAG_NOT_FOUND) codes.add(errorCode);
        return [name, value] as const;
      }),
    );
    // Only the code is logged, because a message could name the user.
    if (codes.size > 0) this.#log.warn('flags-failed', { codes: [...codes] });
    return { values: Object.fromEntries(values), failed: codes.size > 0 };
  }
}

function pageKey(companyId: string, domainName: string): string {
  return `${companyId} ${domainName}`;
}
