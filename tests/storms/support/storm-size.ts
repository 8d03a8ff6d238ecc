/** `npm run test:long` sends all of a storm; `npm test` sends a sample of it. */
export function stormSize({ sample, whole }: { sample: number; whole: number }): number {
  return process.env['SENDERO_LONG'] === '1' ? whole : sample;
}
