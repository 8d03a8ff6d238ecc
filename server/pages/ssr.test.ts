import { describe, expect, it, vi } from 'vitest';
import type { ServerBuild } from 'react-router';
import { createLog } from '../log.ts';
import { createPageRenderer, type PageContext } from './ssr.ts';

const ANSWER = { name: 'faqs', status: 200, headers: new Headers(), problem: undefined };

function render(drawDocument: (toDraw: { problem?: string }) => object, answer?: object) {
  const lines: string[] = [];
  const build = {
    entry: { module: { askRoute: () => Promise.resolve(answer), drawDocument } },
    assets: { entry: { module: '/assets/entry.js' }, routes: {} },
    routes: {},
  } as unknown as ServerBuild;
  const renderer = createPageRenderer(build, {
    mode: 'production',
    findStyles: undefined,
    log: createLog('info', (line) => lines.push(line)),
  });
  const page = renderer.render(new Request('http://site/generic/faqs'), {} as PageContext, 'mark');
  return { page, lines };
}

describe('a page', () => {
  it('that cannot be drawn is drawn as one that says so, and told once', async () => {
    const draw = vi.fn(({ problem }: { problem?: string }) => {
      if (problem === undefined) throw new Error('broken at 4111 1111');
      return { html: problem, files: [] };
    });
    const { page, lines } = render(draw, ANSWER);
    expect(await page).toMatchObject({ status: 500, text: 'error' });
    expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
      'page-failed',
    ]);
    expect(lines.join('')).not.toContain('4111');
  });

  it('of which not even that can be drawn is left to the application', async () => {
    const draw = (): never => {
      throw new Error('broken');
    };
    await expect(render(draw, ANSWER).page).rejects.toThrow('broken');
    await expect(render(draw).page).rejects.toThrow('could not be had');
  });
});
