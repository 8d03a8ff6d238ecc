import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = /[\\/]domain[\\/]pages[\\/](?:in-browser|address-patterns|menus)\.ts$/;

/** Puts the values that browsers read of the table of pages in the place of the table. */
export function workOutPages(): Plugin {
  return {
    name: 'sendero:work-out-pages',
    apply: 'build',
    async transform(_code, id) {
      if (!MODULE.test(id)) return undefined;
      const values = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
      const code = Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
      return { code, map: null };
    },
  };
}
