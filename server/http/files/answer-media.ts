import { failure } from '#contracts/errors.ts';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { matchesEtag } from '../../answers/matches-etag.ts';
import type { MediaFile } from '../../content/content-set.ts';
import { parseByteRange } from '../../static/byte-range.ts';
import { IMMUTABLE } from '../../static/static-files.ts';
import { answerFailure } from '../answer-failure.ts';
import type { Dependencies } from '../dependencies.ts';

/** Serves a file of the media whole or in part; its address names its contents. */
export async function answerMedia(
  c: Context<{ Bindings: HttpBindings }>,
  {
    content,
    media: files,
    log,
  }: Pick<Dependencies, 'media' | 'log'> & {
    content: Pick<Dependencies['content'], 'current'>;
  },
): Promise<Response> {
  const { hash = '', file = '' } = c.req.param();
  const request = c.req.raw;
  const media = content.current.media.get(file);
  if (!media || media.hash !== hash) return answerFailure(failure('page-not-found'), request);
  const headers = headersOf(media);
  if (matchesEtag(request.headers.get('If-None-Match'), `"${hash}"`))
    return new Response(null, { status: 304, headers });
  const begun = request.headers.get('If-Range');
  const isOther = begun !== null && begun !== `"${hash}"`;
  const size = media.byteLength;
  const range = isOther ? undefined : parseByteRange(request.headers.get('Range'), size);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : size));
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const body = await files.read(media, range, () => {
    log.warn('media-cut-short', { file: media.file });
    // Whoever was promised more bytes than there are now would wait for them for ever.
    c.env.outgoing.destroy();
  });
  return body
    ? new Response(body, { status, headers })
    : answerFailure(failure('page-not-found'), request);
}

function headersOf({ type, hash }: MediaFile): Headers {
  return new Headers({
    'Content-Type': type,
    'Cache-Control': IMMUTABLE,
    'Accept-Ranges': 'bytes',
    ETag: `"${hash}"`,
  });
}
