/** zlib answers with a view of a buffer of 64 kB, which would all be kept with the answer. */
export function asLargeAsItIs(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (bytes.buffer.byteLength === bytes.byteLength) return bytes;
  const copy = Buffer.alloc(bytes.byteLength);
  bytes.copy(copy);
  return copy;
}
