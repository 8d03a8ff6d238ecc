import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILT_FILES } from '#domain/links/built-files.ts';
import { chooseEncoding, type Encoding } from '../answers/accepted-encoding.ts';

interface StaticFile {
  type: string;
  bytes: Buffer<ArrayBuffer>;
  /** The bytes are compressed at build time, so that no visitor waits for it. */
  encoded: Partial<Record<'br' | 'gzip', Buffer<ArrayBuffer>>>;
  cacheControl: string;
}

export type StaticFiles = ReadonlyMap<string, StaticFile>;

export const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
};

function contentTypeOf(name: string): string {
  return TYPES[path.extname(name).toLowerCase()] ?? 'application/octet-stream';
}

/** The built client files in memory by their addresses. A name that is not in it does not exist. */
export function loadStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:br|gz|map)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    files.set(address, readStaticFile(file, address));
  }
  return files;
}

function readStaticFile(file: string, address: string): StaticFile {
  const encoded: StaticFile['encoded'] = {};
  const br = readIfThere(`${file}.br`);
  const gzip = readIfThere(`${file}.gz`);
  if (br) encoded.br = br;
  if (gzip) encoded.gzip = gzip;
  return {
    type: contentTypeOf(file),
    bytes: readFileSync(file),
    encoded,
    cacheControl: address.startsWith(BUILT_FILES) ? IMMUTABLE : SHORT,
  };
}

function readIfThere(file: string): Buffer<ArrayBuffer> | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

export function answerStaticFile(file: StaticFile, request: Request): Response {
  const wanted = chooseEncoding(request.headers.get('Accept-Encoding') ?? undefined);
  const encoded = wanted === 'identity' ? undefined : file.encoded[wanted];
  return answerBytes(
    {
      ...file,
      bytes: encoded ?? file.bytes,
      encoding: encoded ? wanted : 'identity',
      isEncodedForSome: Object.keys(file.encoded).length > 0,
    },
    request,
  );
}

interface BytesToAnswer {
  type: string;
  cacheControl: string;
  bytes: Buffer<ArrayBuffer>;
  encoding: Encoding;
  /** True if another visitor may get the same file in another encoding. */
  isEncodedForSome: boolean;
}

/**
 * Answers with the bytes themselves and not with a copy, so they are in memory once for any number
 * of visitors.
 */
export function answerBytes(
  { type, cacheControl, bytes, encoding, isEncodedForSome }: BytesToAnswer,
  request: Request,
): Response {
  const headers = new Headers({ 'Content-Type': type, 'Cache-Control': cacheControl });
  if (isEncodedForSome) headers.set('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(bytes.byteLength));
  return new Response(request.method === 'HEAD' ? null : bytes, { headers });
}
