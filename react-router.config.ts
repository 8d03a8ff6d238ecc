import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole route list as one static file: no call per page view to learn it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
