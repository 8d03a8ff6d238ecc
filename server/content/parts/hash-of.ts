import { createHash } from 'node:crypto';

/** The hash of a value as it says, maps with all their entries: two with the same hash say the same. */
export function hashOf(value: unknown): string {
  const text = JSON.stringify(value, (_key, inner: unknown) =>
    inner instanceof Map ? [...inner] : inner,
  );
  return createHash('sha256')
    .update(text ?? '')
    .digest('base64url')
    .slice(0, 16);
}
