import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'site',
  buildDirectory: 'build/site',
  ssr: true,
  // One immutable manifest file instead of a request for each route.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
