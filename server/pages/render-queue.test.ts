import { describe, expect, it } from 'vitest';
import { OverloadedError, RenderQueue } from './render-queue.ts';

interface Work {
  run: () => Promise<string>;
  finish: () => void;
  fail: () => void;
  hasStarted: () => boolean;
}

/** A render that ends when the test tells it to. */
function work(name: string): Work {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let started = false;
  return {
    run: () => {
      started = true;
      return promise;
    },
    finish: () => resolve(name),
    fail: () => reject(new Error(`${name} broke`)),
    hasStarted: () => started,
  };
}

/** Lets all callbacks run that can run by now. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setImmediate(done));
}

function queueOf(length: number, deadlineMs = 1_000) {
  const clock = { now: 0 };
  const door = { arrived: 0 };
  return {
    clock,
    door,
    queue: new RenderQueue({
      length,
      deadlineMs,
      now: () => clock.now,
      arrived: () => door.arrived,
    }),
  };
}

describe('the render queue', () => {
  it('runs one render at a time, in the order they came', async () => {
    const { queue } = queueOf(10);
    const works = ['a', 'b', 'c'].map(work);
    const results = works.map(({ run }) => queue.run(run));
    for (const [index, current] of works.entries()) {
      await settle();
      expect(works.map(({ hasStarted }) => hasStarted())).toEqual(
        works.map((_any, at) => at <= index),
      );
      current.finish();
    }
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
  });

  it.each([
    { come: 5, turns: 6 },
    // The last of them come in while it renders.
    { come: 1_000, turns: 33 },
  ])('lets $come who come one in a turn in before the next, for $turns turns', async (door) => {
    const { queue, ...outside } = queueOf(10);
    const [first, next] = [work('a'), work('b')];
    const results = [first, next].map(({ run }) => queue.run(run));
    first.finish();
    await results[0];
    let turns = 0;
    while (!next.hasStarted()) {
      if (outside.door.arrived < door.come) outside.door.arrived += 1;
      turns += 1;
      await new Promise((done) => setImmediate(done));
    }
    expect(turns).toBe(door.turns);
    next.finish();
    expect(await results[1]).toBe('b');
  });

  it('goes on after a render that broke', async () => {
    const { queue } = queueOf(10);
    const [broken, next] = [work('a'), work('b')];
    const failing = expect(queue.run(broken.run)).rejects.toThrow('a broke');
    const result = queue.run(next.run);
    broken.fail();
    await failing;
    next.finish();
    expect(await result).toBe('b');
  });

  it('goes on after a render that broke before it began to wait', async () => {
    const { queue } = queueOf(10);
    const thrown = queue.run(() => {
      throw new Error('at once');
    });
    await expect(thrown).rejects.toThrow('at once');
    const next = work('b');
    next.finish();
    expect(await queue.run(next.run)).toBe('b');
  });

  it('refuses whoever comes when it is full, and nobody else', async () => {
    const { queue } = queueOf(2);
    const works = ['under way', 'first', 'second'].map(work);
    const results = works.map(({ run }) => queue.run(run));
    const late = work('late');
    await expect(queue.run(late.run)).rejects.toBeInstanceOf(OverloadedError);
    expect(late.hasStarted()).toBe(false);
    for (const { finish } of works) finish();
    expect(await Promise.all(results)).toEqual(['under way', 'first', 'second']);
  });

  it('takes new ones again when there is room', async () => {
    const { queue } = queueOf(1);
    const [first, second, third] = [work('a'), work('b'), work('c')];
    const results = [queue.run(first.run), queue.run(second.run)];
    first.finish();
    await settle();
    results.push(queue.run(third.run));
    second.finish();
    third.finish();
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
  });

  it.each([
    { waited: 1_000, isServed: true },
    { waited: 1_001, isServed: false },
  ])('serves one that waited $waited of 1000 ms: $isServed', async ({ waited, isServed }) => {
    const { queue, clock } = queueOf(10, 1_000);
    const [first, second] = [work('a'), work('b')];
    const under = queue.run(first.run);
    const waiting = queue.run(second.run).catch((error: unknown) => error);
    clock.now = waited;
    first.finish();
    second.finish();
    await under;
    expect((await waiting) === 'b').toBe(isServed);
    expect(second.hasStarted()).toBe(isServed);
    if (!isServed) expect(await waiting).toBeInstanceOf(OverloadedError);
  });

  it('passes over those who waited too long and serves the next who did not', async () => {
    const { queue, clock } = queueOf(10, 1_000);
    const works = ['a', 'b', 'c', 'd'].map(work);
    const results = works
      .slice(0, 3)
      .map(({ run }) => queue.run(run).catch((error: unknown) => error));
    clock.now = 900;
    const [first, , , last] = works;
    results.push(queue.run(last?.run ?? (() => Promise.resolve(''))));
    clock.now = 1_500;
    for (const { finish } of works) finish();
    const [a, b, c, d] = await Promise.all(results);
    expect(first?.hasStarted()).toBe(true);
    expect([a, d]).toEqual(['a', 'd']);
    expect([b, c].every((error) => error instanceof OverloadedError)).toBe(true);
  });
});

describe('a render that steps aside', () => {
  it('lets the others render, and goes on before them when what it waited for is there', async () => {
    const { queue } = queueOf(10);
    const [waited, other, last] = ['waited', 'other', 'last'].map(work) as [Work, Work, Work];
    const steps: string[] = [];
    const form = queue.run(async (stepAside) => {
      steps.push(await stepAside(waited.run));
      return 'form';
    });
    const rendered = [queue.run(other.run), queue.run(last.run)];
    await settle();
    expect([other.hasStarted(), last.hasStarted()]).toEqual([true, false]);
    waited.finish();
    await settle();
    // There is still only one render at a time.
    expect(steps).toEqual([]);
    other.finish();
    await settle();
    expect(await form).toBe('form');
    await settle();
    expect(last.hasStarted()).toBe(true);
    last.finish();
    expect(await Promise.all(rendered)).toEqual(['other', 'last']);
  });

  it('is not refused, however long it has waited', async () => {
    const { queue, clock } = queueOf(1);
    const [waited, other] = ['waited', 'other'].map(work) as [Work, Work];
    const form = queue.run((stepAside) => stepAside(waited.run));
    const rendered = queue.run(other.run);
    await settle();
    clock.now += 60_000;
    waited.finish();
    await settle();
    other.finish();
    expect(await form).toBe('waited');
    expect(await rendered).toBe('other');
  });

  it('gives its turn on when what it waited for has failed', async () => {
    const { queue } = queueOf(1);
    const waited = work('waited');
    const form = queue.run((stepAside) => stepAside(waited.run));
    waited.fail();
    await expect(form).rejects.toThrow('waited broke');
    expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
  });
});
