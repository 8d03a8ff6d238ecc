import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';

/**
 * The compiled program is kept beside the build, where nobody may write who may not write the program:
 * loading it anew takes half of a start. Threads find it by the environment.
 */
process.env['NODE_COMPILE_CACHE'] ??= path.resolve('build/compiled');
enableCompileCache(process.env['NODE_COMPILE_CACHE']);
// What is young takes 4 MB of each thread, where V8 lets it grow to 16: an idle node takes 70 MB less, and a request no more
// time. It holds for memory that is taken after it, so it stands before the program.
setFlagsFromString('--max-semi-space-size=4');
// Each thread collects what its start has left (`collect-garbage.ts`). Set later, it would part the compiled program from V8.
setFlagsFromString('--expose-gc');
await import('./serve.ts');
