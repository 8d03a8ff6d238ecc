import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startTestProxy, type TestProxy } from './test-proxy.ts';

/** A proxy in a process of its own, which knows nothing of the studio but its port. */
export async function startProxyProcess(secret: string | undefined): Promise<TestProxy> {
  const child = fork(fileURLToPath(import.meta.url), secret === undefined ? [] : [secret]);
  const [origin] = (await once(child, 'message')) as [string];
  return {
    origin,
    leadTo: (port) => void child.send(port),
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  const proxy = await startTestProxy(process.argv[2]);
  process.on('message', (port) => proxy.leadTo(Number(port)));
  process.send(proxy.origin);
}
