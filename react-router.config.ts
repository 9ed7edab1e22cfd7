import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'site',
  buildDirectory: 'build/site',
  ssr: true,
  // One immutable manifest file instead of a request for each route's place in it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
