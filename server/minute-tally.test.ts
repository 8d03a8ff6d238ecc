import { expect, it } from 'vitest';
import { createLog } from './log.ts';
import { MinuteTally } from './minute-tally.ts';

it('a flood is a line for each name, and nothing is a line without one', () => {
  const lines: unknown[] = [];
  const log = createLog('info', (line) => lines.push(JSON.parse(line)));
  const tally = new MinuteTally({ log, event: 'refused', field: 'what' });
  tally.tell();
  for (let time = 0; time < 10_000; time += 1) tally.add('400');
  tally.add('431');
  tally.tell();
  tally.tell();
  expect(lines).toEqual([
    expect.objectContaining({ event: 'refused', what: '400', count: 10_000 }),
    expect.objectContaining({ event: 'refused', what: '431', count: 1 }),
  ]);
});
