import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, type Encoding } from '#server/answers/accepted-encoding.ts';
import { asLargeAsItIs } from '#server/answers/as-large-as-it-is.ts';
import { matchesEtag } from '#server/answers/matches-etag.ts';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Quality 5 costs two milliseconds a page; 4 costs half and is 8 % larger, 11 saves 9 % for thirty-five times as much. */
const QUICK_QUALITY = 5;
const BEST_QUALITY = 11;

/** What an entry of a map or a set takes, as measured with its words. */
const BYTES_OF_ENTRY = 40;
/** What a page takes that says nothing: its objects, and the key and the address it is found by. */
const BYTES_OF_PAGE = 2_000;

export interface PageToFinish {
  status: number;
  text: string | Buffer;
  headers: Readonly<Record<string, string>>;
  madeOf: MadeOf;
}

/** What a page says: it is made anew when something of it has changed. */
export interface MadeOf {
  /** When the page was begun. */
  madeAt: number;
  /** The parts of the content by their keys, as they were; undefined for one that was not there. */
  parts: ReadonlyMap<string, string | undefined>;
  /** The id of the article that the page itself is. */
  ownArticle: string | undefined;
  /** Ids of the articles whose like counts the page shows. */
  articleIds: ReadonlySet<string>;
  /** True if a list on it is in the order of likes. */
  isRanked: boolean;
}

/** For answers that are not kept beside pages, whoever keeps them. */
export const NOTHING_NOTED: MadeOf = {
  madeAt: 0,
  parts: new Map(),
  ownArticle: undefined,
  articleIds: new Set(),
  isRanked: false,
};

export interface PageAnswer {
  status: number;
  /** Names and values in turn, the form that Node takes without copying. */
  headers: readonly string[];
  body: Buffer<ArrayBuffer> | undefined;
}

export interface Wish {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

interface Representation {
  etag: string;
  body: Buffer<ArrayBuffer>;
  headers: string[];
  headersUnchanged: string[];
}

/** A page as bytes that any number of visitors can get. */
export class FinishedPage {
  readonly status: number;
  readonly madeOf: MadeOf;
  readonly #etag: string;
  readonly #headers: readonly string[];
  readonly #made = new Map<Encoding, Representation>();
  readonly #making = new Map<Encoding, Promise<Representation>>();
  #brotli: Buffer<ArrayBuffer>;
  #onResize: (() => void) | undefined;
  #isAsked = false;
  #onAskedAgain: (() => void) | undefined;

  constructor({ status, text, headers, madeOf }: PageToFinish, brotli: Buffer<ArrayBuffer>) {
    this.status = status;
    this.madeOf = madeOf;
    this.#etag = hash('sha256', text, 'base64url').slice(0, 22);
    this.#headers = Object.entries(headers).flat();
    this.#brotli = this.#remember('br', brotli).body;
  }

  /**
   * The memory that the page takes now: its headers, its text in every encoding made so far, and
   * the list of what it is made of.
   */
  get bytes(): number {
    const { parts, articleIds } = this.madeOf;
    let bytes = BYTES_OF_PAGE + (parts.size + articleIds.size) * BYTES_OF_ENTRY;
    for (const header of this.#headers) bytes += header.length;
    for (const { body } of this.#made.values()) bytes += body.byteLength;
    return bytes;
  }

  /**
   * Calls the listener, which counts bytes, when an encoding has been made or has become smaller.
   */
  tellResizes(onResize: (() => void) | undefined): void {
    this.#onResize = onResize;
  }

  /** Calls the listener once, when the page is asked for after it has been answered. */
  tellAskedAgain(onAskedAgain: () => void): void {
    this.#onAskedAgain = onAskedAgain;
  }

  /**
   * Drops the plain text: it is five times as large as the others, and the quickest to make again.
   */
  releasePlain(): void {
    this.#made.delete('identity');
  }

  /** The answer for one visitor: the encoding they accept, or 304 if they already have the page. */
  answer({ acceptEncoding, ifNoneMatch }: Wish): PageAnswer | Promise<PageAnswer> {
    if (this.#isAsked) this.#noteAskedAgain();
    this.#isAsked = true;
    const encoding = chooseEncoding(acceptEncoding);
    const made = this.#made.get(encoding);
    return made
      ? this.#answerWith(made, ifNoneMatch)
      : this.#make(encoding).then((other) => this.#answerWith(other, ifNoneMatch));
  }

  /**
   * Compresses the page again at the highest quality, which would have kept the first visitor
   * waiting, and costs more than the page: for one that nobody else asks for it would be lost.
   */
  async compressHarder(): Promise<void> {
    const text = await decompressBrotli(this.#brotli);
    const best = await compressBrotli(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BEST_QUALITY },
    });
    this.#brotli = this.#remember('br', best).body;
  }

  #noteAskedAgain(): void {
    const onAskedAgain = this.#onAskedAgain;
    this.#onAskedAgain = undefined;
    onAskedAgain?.();
  }

  #answerWith(
    { etag, body, headers, headersUnchanged }: Representation,
    ifNoneMatch: string | undefined,
  ): PageAnswer {
    if (this.status === 200 && matchesEtag(ifNoneMatch, etag)) {
      return { status: 304, headers: headersUnchanged, body: undefined };
    }
    return { status: this.status, headers, body };
  }

  /** Makes a rare encoding when it is first asked for, once for all who ask at the same time. */
  #make(encoding: Encoding): Promise<Representation> {
    let making = this.#making.get(encoding);
    if (!making) {
      making = this.#encode(encoding).finally(() => this.#making.delete(encoding));
      this.#making.set(encoding, making);
    }
    return making;
  }

  async #encode(encoding: Encoding): Promise<Representation> {
    const text = await decompressBrotli(this.#brotli);
    return this.#remember(encoding, encoding === 'gzip' ? await compressGzip(text) : text);
  }

  #remember(encoding: Encoding, made: Buffer<ArrayBuffer>): Representation {
    const body = asLargeAsItIs(made);
    const etag = `"${this.#etag}-${encoding}"`;
    const headersUnchanged = [...this.#headers, 'ETag', etag];
    const headers = [...headersUnchanged, 'Content-Length', String(body.byteLength)];
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    const representation = { etag, body, headers, headersUnchanged };
    this.#made.set(encoding, representation);
    this.#onResize?.();
    return representation;
  }
}

/** Styles that many pages have in common, as bytes, and where they belong into the text of one. */
export interface StylesInPage {
  pieces: readonly Buffer[];
  at: number;
}

interface TextToFinish extends PageToFinish {
  text: string;
  styles?: StylesInPage | undefined;
}

export async function finishPage({ styles, ...page }: TextToFinish): Promise<FinishedPage> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY };
  // Both the mark and the compression read bytes, and would each code the text by themselves.
  const text = styles ? putStylesInto(page.text, styles) : Buffer.from(page.text);
  return new FinishedPage({ ...page, text }, await compressBrotli(text, { params }));
}

function putStylesInto(text: string, { pieces, at }: StylesInPage): Buffer {
  return Buffer.concat([Buffer.from(text.slice(0, at)), ...pieces, Buffer.from(text.slice(at))]);
}
