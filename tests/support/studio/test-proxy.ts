import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestProxy {
  origin: string;
  /** Sends what comes from now on to this port. */
  leadTo: (port: number) => void;
  close: () => Promise<void>;
}

/** The header by which a test says whom the proxy has let in. */
export const TEST_USER = 'x-test-user';

/**
 * A proxy in front of the studio, as operators have one: it takes away what only it may say, adds who has
 * signed in with it, and passes on everything else as it came.
 */
export async function startTestProxy(secret: string | undefined): Promise<TestProxy> {
  let target = 0;
  const http = createServer((incoming, answer) => {
    const {
      [TEST_USER]: user,
      'x-forwarded-email': _email,
      'x-studio-secret': _secret,
      ...headers
    } = incoming.headers;
    const own = {
      ...headers,
      'x-forwarded-host': headers.host,
      'x-forwarded-for': '203.0.113.7',
      ...(secret !== undefined && user !== undefined
        ? { 'x-studio-secret': secret, 'x-forwarded-email': user }
        : {}),
    };
    const passed = request(
      {
        port: target,
        host: '127.0.0.1',
        path: incoming.url,
        method: incoming.method,
        headers: own,
      },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      },
    );
    passed.on('error', () => answer.writeHead(502).end());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    leadTo: (next) => {
      target = next;
    },
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => void http.close(resolve));
    },
  };
}
