import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '#tests/support/test-server.ts';

const FOLDER = 'docs/operating/prometheus';
const hasPromtool = spawnSync('promtool', ['--version']).error === undefined;
const WHY = hasPromtool ? '' : ' (left out: no promtool here, apt-get install prometheus has it)';

const read = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');

/** Every figure of ours that a text asks for, without what a histogram adds to its name. */
function figuresIn(text: string): Set<string> {
  const names = text.match(/\b(?:sendero|nodejs|process)_[a-z0-9_]+/g) ?? [];
  return new Set(names.map((name) => name.replace(/_(?:bucket|count)$/, '')));
}

describe('the rules and the dashboard for Prometheus', () => {
  it('ask only for figures that a node tells', async () => {
    const server = await startTestServer({ environment: { METRICS_PORT: '0' } });
    const answer = await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`);
    const told = figuresIn(
      (await answer.text())
        .split('\n')
        .filter((line) => line.startsWith('# TYPE'))
        .join('\n'),
    );
    await server.close();
    for (const file of ['alerts.yml', 'dashboard.json']) {
      const asked = [...figuresIn(read(file))];
      expect(asked.length, file).toBeGreaterThan(10);
      expect(
        asked.filter((name) => !told.has(name)),
        file,
      ).toEqual([]);
    }
  });

  it('alert only on events that the sources log', () => {
    const events = Array.from(read('alerts.yml').matchAll(/event="([\w-]+)"/g), ([, name]) => name);
    expect(events.length).toBeGreaterThan(2);
    const guide = readFileSync('docs/operating.md', 'utf8');
    for (const event of events) expect(guide).toContain(`\`${event}\``);
  });

  it('show panels that lie beside each other, each with a sentence', () => {
    const { panels } = JSON.parse(read('dashboard.json')) as {
      panels: Array<{
        description: string;
        gridPos: { x: number; y: number; w: number; h: number };
      }>;
    };
    const taken = new Set<string>();
    for (const { description, gridPos } of panels) {
      expect(description).toMatch(/\w/);
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
          expect(x).toBeLessThan(24);
          expect(taken.has(`${x} ${y}`)).toBe(false);
          taken.add(`${x} ${y}`);
        }
    }
  });

  it.skipIf(!hasPromtool).each([
    { what: 'the configuration', args: ['check', 'config', 'prometheus.yml'] },
    { what: 'the rules', args: ['check', 'rules', 'alerts.yml'] },
    { what: 'what fires and what does not', args: ['test', 'rules', 'alerts.test.yml'] },
  ])(`are taken by Prometheus: $what${WHY}`, ({ args }) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, {
      cwd: FOLDER,
      encoding: 'utf8',
    });
    expect(`${stdout}${stderr}`).toContain('SUCCESS');
    expect(status).toBe(0);
  });

  it('are tried alert by alert', () => {
    const named = (text: string, pattern: RegExp): string[] =>
      Array.from(text.matchAll(pattern), ([, name = '']) => name).toSorted();
    expect(named(read('alerts.test.yml'), /alertname="(\w+)"/g)).toEqual(
      named(read('alerts.yml'), /- alert: (\w+)/g),
    );
  });
});
