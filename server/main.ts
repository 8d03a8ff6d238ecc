import { enableCompileCache } from 'node:module';
import path from 'node:path';

/**
 * The compiled program is kept beside the build, where nobody may write who may not write the program:
 * loading it anew takes half of a start. Threads find it by the environment.
 */
process.env['NODE_COMPILE_CACHE'] ??= path.resolve('build/compiled');
enableCompileCache(process.env['NODE_COMPILE_CACHE']);
await import('./serve.ts');
