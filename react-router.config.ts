import type { Config } from '@react-router/dev/config';
import { urduRoot } from './contract/site/language.ts';

/** Each language has a build of its own: `react-router build` makes the English one, with `--mode urdu` the Urdu one. */
const isUrdu = import.meta.env.MODE === 'urdu';

export default {
  appDirectory: 'site',
  buildDirectory: isUrdu ? 'build/site-urdu' : 'build/site',
  ...(isUrdu && { basename: urduRoot }),
  ssr: true,
  // One immutable manifest file instead of a request for each route.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
