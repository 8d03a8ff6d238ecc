import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { ErrorCode, OpenFeature, type EvaluationContext } from '@openfeature/server-sdk';
import { createFlagUser, type FlagVisitor } from '#domain/flags/flag-user.ts';
import { DEFAULT_FLAGS, FLAG_NAMES, readFlags, type Flags } from '#domain/flags/flags.ts';
import { brandOfHost, type Brand } from '#domain/company/brand.ts';
import type { Log } from '../log.ts';
import { FileFlagProvider } from './file-provider.ts';
import type { FlagSource } from './flag-source.ts';
import { concealKey, createRemoteProvider, type RemoteFlags } from './remote-provider.ts';

const REFRESH_MS = 30_000;
/** The pages whose flags are decided again at the same time. */
const AT_ONCE = 20;

interface FlagServiceOptions {
  source: FlagSource;
  /** If undefined, the file decides. */
  remote: RemoteFlags | undefined;
  log: Log;
}

/** The pages a flag is decided for: those of one company under one of the two brands. */
interface FlaggedPage {
  companyId: string;
  host: string;
}

/** Pages whose flags are the same. */
interface PageGroup {
  companyId: string;
  domainName: Brand;
}

interface Decision {
  values: Record<string, unknown>;
  failed: boolean;
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
  /** What has been decided, by company and brand. */
  readonly #ofPages = new Map<string, { group: PageGroup; flags: Flags }>();
  readonly #deciding = new Map<string, Promise<Flags>>();

  private constructor({ source, remote, log }: FlagServiceOptions, domain: string) {
    this.#source = source;
    this.#log = log;
    this.#file = remote ? undefined : new FileFlagProvider(source.file);
    this.#conceal = remote ? concealKey : (context) => context;
    this.#client = OpenFeature.getClient(domain);
    if (!remote) return;
    // A service that does not answer in time is not asked again before it has been asked for all.
    let isRefreshing = false;
    this.#refreshing = setInterval(() => {
      if (isRefreshing) return;
      isRefreshing = true;
      void this.#refresh().finally(() => (isRefreshing = false));
    }, REFRESH_MS);
    this.#refreshing.unref();
  }

  static async open(options: FlagServiceOptions): Promise<FlagService> {
    const domain = randomUUID();
    const service = new FlagService(options, domain);
    const provider = service.#file ?? (options.remote && createRemoteProvider(options.remote));
    if (provider) await OpenFeature.setProviderAndWait(domain, provider);
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
   * The flags of a shared page, decided without a visitor: for the first who asks for a page of a
   * company, and kept for all others.
   */
  async ofPage({ companyId, host }: FlaggedPage): Promise<Flags> {
    // Anybody can make up the name of a company, so such names are not kept.
    if (!this.#source.companyIds.has(companyId)) return DEFAULT_FLAGS;
    const group: PageGroup = { companyId, domainName: brandOfHost(host) };
    const key = `${group.companyId} ${group.domainName}`;
    const known = this.#ofPages.get(key);
    if (known) return known.flags;
    let deciding = this.#deciding.get(key);
    if (!deciding) {
      deciding = this.#decideFirst(key, group).finally(() => this.#deciding.delete(key));
      this.#deciding.set(key, deciding);
    }
    return deciding;
  }

  async ofVisitor(visitor: FlagVisitor): Promise<Flags> {
    return readFlags((await this.#decide(visitor)).values);
  }

  async #decideFirst(key: string, group: PageGroup): Promise<Flags> {
    const source = this.#source;
    const { values } = await this.#decidePage(group);
    // The flags have changed meanwhile, so this was decided by those before.
    if (source !== this.#source) return this.#decideFirst(key, group);
    const flags = readFlags(values);
    this.#ofPages.set(key, { group, flags });
    return flags;
  }

  /**
   * Decides again what has been asked for. If the service does not answer, the flags of pages stay
   * as they were, so that links do not appear and vanish.
   */
  async #refresh(): Promise<void> {
    const source = this.#source;
    let isSame = true;
    const known = [...this.#ofPages];
    for (let at = 0; at < known.length; at += AT_ONCE) {
      const decided = known
        .slice(at, at + AT_ONCE)
        .map(async ([key, before]) => ({ key, before, ...(await this.#decidePage(before.group)) }));
      // oxlint-disable-next-line eslint/no-await-in-loop -- a service outside is not asked for all at once
      for (const { key, before, values, failed } of await Promise.all(decided)) {
        if (source !== this.#source) return;
        const flags = failed ? before.flags : readFlags(values);
        const isThere = source.companyIds.has(before.group.companyId);
        if (isThere) this.#ofPages.set(key, { ...before, flags });
        else this.#ofPages.delete(key);
        isSame &&= isDeepStrictEqual(flags, before.flags);
      }
      // oxlint-disable-next-line eslint/no-await-in-loop -- visitors are answered in between
      await setImmediate();
    }
    if (!isSame) for (const listener of this.#listeners) listener();
  }

  #decidePage({ companyId, domainName }: PageGroup): Promise<Decision> {
    return this.#decide({
      uid: undefined,
      domainName,
      companyId,
      segment: 'default',
      animal: undefined,
      isReturnVisit: false,
    });
  }

  async #decide(visitor: FlagVisitor): Promise<Decision> {
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
