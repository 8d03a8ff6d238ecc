import { describe, expect, it } from 'vitest';
import { MULTIMEDIA_SCHEMAS } from '#contracts/content/multimedia/schemas.ts';
import { EXAMPLES } from '#web/widgets/multimedia/examples.tsx';
import { describeComponents } from './describe-components.ts';

const guide = describeComponents(MULTIMEDIA_SCHEMAS, EXAMPLES);

describe('the author’s guide', () => {
  it('is what the schemas and the examples say today', async () => {
    await expect(guide).toMatchFileSnapshot('../../docs/authors/components.md');
  });

  it.each(Object.keys(MULTIMEDIA_SCHEMAS).map((component) => ({ component })))(
    'has a part about $component, with an example',
    ({ component }) => {
      const part = guide.split('\n## ').find((text) => text.startsWith(`${component}\n`));
      expect(part).toContain(`component: ${component}`);
      expect(part).not.toContain('undefined');
    },
  );

  it('says of every field what it is', () => {
    const rows = guide.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((row) => /\| +\|$/.test(row))).toEqual([]);
  });
});
