import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Closing } from './closing.ts';

it('closes what brings work before what does it, one after the other, however they were opened', async () => {
  const closing = new Closing();
  const said: string[] = [];
  const part = (name: string) => ({
    close: async () => {
      said.push(`${name} begins`);
      await setImmediate();
      said.push(`${name} is closed`);
    },
  });
  closing.keep('database', part('database'));
  closing.keep('desk', part('desk'));
  closing.keep('purger', undefined);
  closing.keep('http', part('http'));
  await closing.close();
  expect(said).toEqual(
    ['http', 'desk', 'database'].flatMap((name) => [`${name} begins`, `${name} is closed`]),
  );
});
