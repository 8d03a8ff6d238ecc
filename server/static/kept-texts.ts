import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, type Encoding } from '../answers/accepted-encoding.ts';
import { asLargeAsItIs } from '../answers/as-large-as-it-is.ts';
import { KeptBytes } from './kept-bytes.ts';
import { answerBytes } from './static-files.ts';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Quality 5 costs a quarter of a millisecond a drawing; 9 costs ten and saves nothing. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface WrittenText {
  /** Names what the text is made of: two texts with the same name are the same. */
  madeOf: string;
  write: () => string;
}

interface TextToAnswer extends WrittenText {
  type: string;
  cacheControl: string;
}

/** Texts made while running, such as a company's drawings, in each encoding that was asked for. */
export class KeptTexts {
  readonly #kept: KeptBytes<Buffer<ArrayBuffer>>;
  readonly #making = new Map<string, Promise<Buffer<ArrayBuffer>>>();

  constructor(maxBytes: number) {
    this.#kept = new KeptBytes(maxBytes);
  }

  get bytes(): number {
    return this.#kept.bytes;
  }

  async answer({ type, cacheControl, ...text }: TextToAnswer, request: Request): Promise<Response> {
    const encoding = chooseEncoding(request.headers.get('Accept-Encoding') ?? undefined);
    const bytes = await this.find(text, encoding);
    return answerBytes({ type, cacheControl, bytes, encoding, isEncodedForSome: true }, request);
  }

  /** The other encodings are made from brotli, because writing the text may cost the most. */
  find(text: WrittenText, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    return this.#once(`${text.madeOf} ${encoding}`, async () => {
      if (encoding === 'br') return compressBrotli(text.write(), QUALITY);
      const plain = await decompressBrotli(await this.find(text, 'br'));
      return encoding === 'gzip' ? compressGzip(plain) : plain;
    });
  }

  /** Makes what is not kept, once for all who ask at the same time. */
  async #once(key: string, make: () => Promise<Buffer<ArrayBuffer>>): Promise<Buffer<ArrayBuffer>> {
    const kept = this.#kept.find(key);
    if (kept) return kept;
    let making = this.#making.get(key);
    if (!making) {
      making = make()
        .then((made) => this.#kept.keep(key, asLargeAsItIs(made)))
        .finally(() => this.#making.delete(key));
      this.#making.set(key, making);
    }
    return making;
  }
}
