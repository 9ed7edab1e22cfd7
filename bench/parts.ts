import type { Part } from './figures.ts';
import { againstBare } from './parts/against-bare.ts';
import { coldPages } from './parts/cold-pages.ts';
import { dayOfTraffic } from './parts/day-of-traffic.ts';
import { growth } from './parts/growth.ts';
import { interactionTimes } from './parts/interactions/interactions.ts';
import { lighthouse } from './parts/lighthouse.ts';
import { listTimes } from './parts/list-times.ts';
import { mainThread } from './parts/main-thread.ts';
import { scaleOut } from './parts/scale-out.ts';
import { startUp } from './parts/start-up.ts';

/** Every part, in the order of docs/performance.md. */
export const parts: readonly Part[] = [
  againstBare,
  coldPages,
  listTimes,
  growth,
  scaleOut,
  startUp,
  dayOfTraffic,
  lighthouse,
  mainThread,
  interactionTimes,
];
