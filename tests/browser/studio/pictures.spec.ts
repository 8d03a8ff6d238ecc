import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, openEntry, test } from '../support/studio-site.ts';

const FOLDER = 'docs/authors/pictures';
/** With this in the environment the pictures are made anew; else each only has to be there. */
const isMaking = process.env['MAKE_PICTURES'] === '1';

for (const [code, guide] of [
  ['en', 'studio.md'],
  ['es', 'studio.es.md'],
] as const)
  test(`the pictures of ${guide} are those of the studio`, async ({ page, studio }) => {
    await page.setViewportSize({ width: 1_280, height: 800 });
    await page.goto(studio.makeLink());
    const take = async (name: string): Promise<void> => {
      const file = `studio-${name}.${code}.png`;
      const taken = await page.screenshot({ animations: 'disabled' });
      if (isMaking) {
        mkdirSync(FOLDER, { recursive: true });
        writeFileSync(path.join(FOLDER, file), taken);
      }
      expect(existsSync(path.join(FOLDER, file)), `MAKE_PICTURES=1 makes ${file}`).toBe(true);
      expect(readFileSync(path.join('docs/authors', guide), 'utf8')).toContain(
        `](pictures/${file})`,
      );
    };
    await page.goto(`/po/studio/${code}/board?kind=article`);
    await take('board');
    await openEntry(page, `${code}/entry/article/fees`);
    await page.frameLocator('#page iframe').locator('h1').first().waitFor();
    await take('entry');
  });
