import type { Plugin } from 'vite';

const WRAPPER = /\b_?UNSAFE_with(?:Component|ErrorBoundary|HydrateFallback)Props\(/g;

/**
 * The framework wraps what a route draws, so that it asks the router around it for its data. Our
 * host draws pages without a router and hands them over.
 */
export function barePages(): Plugin {
  return {
    name: 'bare-pages',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: (code) => {
      const bare = code.replaceAll(WRAPPER, '(');
      return bare === code ? undefined : { code: bare, map: null };
    },
  };
}
