import { expect, it } from 'vitest';
import { guardConsole } from './guard-console.ts';
import { createLog } from './log.ts';

it('What a library writes to the console is a line that says where, and none of its words', () => {
  const lines: string[] = [];
  const release = guardConsole(createLog('info', (line) => lines.push(line)));
  try {
    console.warn('The URL path "/canary7f3e" could not be decoded', new Error('canary7f3e'));
  } finally {
    release();
  }
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    event: 'library-warned',
    at: expect.arrayContaining([expect.stringContaining('guard-console.test.ts')]),
  });
  expect(lines.join('')).not.toContain('canary7f3e');
});
