import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { CallFace } from '#contracts/calls/define-call.ts';

const CALLS = /[\\/]contracts[\\/]calls[\\/][a-z-]+\.ts$/;

/**
 * Gives the browser only the method, the path and the shape of the answer of each call. The schemas
 * stay on the server: with their library they would cost more than a page may.
 */
export function callFaces(): Plugin {
  return {
    name: 'sendero:call-faces',
    applyToEnvironment: (environment) => environment.name === 'client',
    async transform(_code, id) {
      if (!CALLS.test(id)) return undefined;
      const module = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
      const calls = Object.entries(module).filter(([, value]) => isCall(value));
      if (calls.length === 0) return undefined;
      const faces = calls.map(
        ([name, call]) => `export const ${name} = ${faceOf(call as CallFace)};`,
      );
      return { code: faces.join('\n'), map: null };
    },
  };
}

function isCall(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'shape' in value && 'path' in value;
}

function faceOf({ method, path, shape }: CallFace): string {
  return JSON.stringify({ method, path, shape });
}
