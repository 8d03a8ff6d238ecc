import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TypedField } from './fields.ts';

const ENTRY = 'article/fees';

/** One tab with the page of an entry: its script has its own memory, and the device is shared. */
async function openTab(written: Record<string, string>) {
  vi.resetModules();
  const { keepTyping, restoreTyping } = await import('./keep-typing.ts');
  const fields = Object.entries(written).map(
    ([key, base]) => ({ key, base, input: { value: base }, cell: {} }) as TypedField,
  );
  const find = (key: string): TypedField => {
    const field = fields.find((one) => one.key === key);
    if (!field) throw new Error(`The test has no field ${key}`);
    return field;
  };
  const isRestored = restoreTyping(ENTRY, fields);
  return {
    isRestored,
    textOf: (key: string) => find(key).input.value,
    type: (key: string, text: string) => {
      find(key).input.value = text;
      keepTyping(ENTRY, fields);
    },
    save: () => {
      for (const field of fields) field.base = field.input.value;
      keepTyping(ENTRY, fields);
    },
  };
}

describe('what is typed', () => {
  const device = new Map<string, string>();
  beforeEach(() => {
    device.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => device.get(name) ?? null,
      setItem: (name: string, text: string) => device.set(name, text),
      removeItem: (name: string) => device.delete(name),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('in two tabs of one author in different fields is all kept, and comes back after a crash of both', async () => {
    const first = await openTab({ title: 'Fees', intro: 'Old' });
    const second = await openTab({ title: 'Fees', intro: 'Old' });
    first.type('title', 'Typed here');
    second.type('intro', 'Typed there');
    first.type('title', 'Typed here, and more');
    const next = await openTab({ title: 'Fees', intro: 'Old' });
    expect(next.isRestored).toBe(true);
    expect(next.textOf('title')).toBe('Typed here, and more');
    expect(next.textOf('intro')).toBe('Typed there');
  });

  it('in one tab stays kept when the other saves its own', async () => {
    const first = await openTab({ title: 'Fees', intro: 'Old' });
    const second = await openTab({ title: 'Fees', intro: 'Old' });
    first.type('title', 'Typed here');
    second.type('intro', 'Typed there');
    second.save();
    const next = await openTab({ title: 'Fees', intro: 'Typed there' });
    expect(next.textOf('title')).toBe('Typed here');
    expect(next.textOf('intro')).toBe('Typed there');
  });

  it('and was saved is kept no more, and comes back over no later text', async () => {
    const tab = await openTab({ title: 'Fees' });
    tab.type('title', 'Saved');
    // The answer to the save is lost with the tab.
    expect((await openTab({ title: 'Saved' })).isRestored).toBe(false);
    const later = await openTab({ title: 'What somebody else wrote later' });
    expect(later.isRestored).toBe(false);
    expect(later.textOf('title')).toBe('What somebody else wrote later');
    expect(device.size).toBe(0);
  });

  it('and taken out again is kept no more', async () => {
    const tab = await openTab({ title: 'Fees' });
    tab.type('title', 'Other');
    tab.type('title', 'Fees');
    expect(device.size).toBe(0);
  });
});
