import { condenseGrowth } from './condense-growth.ts';
import type { Part } from './figures.ts';

/** Every part, in the order of docs/performance.md. A part's libraries are loaded only when it is measured. */
export const parts: readonly Part[] = [
  {
    name: 'against-bare',
    title: 'Compared with bare node:http',
    measure: async () => (await import('./parts/against-bare.ts')).measureAgainstBare(),
  },
  {
    name: 'cold-pages',
    title: 'Pages that are not in the cache',
    measure: async () => (await import('./parts/cold-pages.ts')).measureColdPages(),
  },
  {
    name: 'list-times',
    title: 'Staff lists under load',
    measure: async () => (await import('./parts/list-times.ts')).measureListTimes(),
  },
  {
    name: 'exports',
    title: 'Exports compared with COPY',
    measure: async () => (await import('./parts/exports.ts')).measureExports(),
  },
  {
    name: 'slots',
    title: 'Free times of a dealer',
    measure: async () => (await import('./parts/slots.ts')).measureSlots(),
  },
  {
    name: 'own-page',
    title: 'The page of a request',
    measure: async () => (await import('./parts/own-page.ts')).measureOwnPage(),
  },
  {
    name: 'verify',
    title: 'Known and unknown codes',
    measure: async () => (await import('./parts/verify.ts')).measureVerify(),
  },
  {
    name: 'growth',
    title: 'Growing tables',
    measure: async () => (await import('./parts/growth.ts')).measureGrowth(),
    condense: condenseGrowth,
  },
  {
    name: 'scale-out',
    title: 'Two processes compared with one',
    measure: async () => (await import('./parts/scale-out.ts')).measureScaleOut(),
  },
  {
    name: 'start-up',
    title: 'Start',
    measure: async () => (await import('./parts/start-up.ts')).measureStartUp(),
  },
  {
    name: 'upgrade',
    title: 'Upgrade of a full database',
    measure: async () => (await import('./parts/upgrade.ts')).measureUpgrade(),
  },
  {
    name: 'memory',
    title: 'Memory under load',
    measure: async () => (await import('./parts/memory.ts')).measureMemory(),
  },
  {
    name: 'day-of-traffic',
    title: 'Memory over a day of traffic',
    measure: async () => (await import('./parts/day-of-traffic.ts')).measureDayOfTraffic(),
  },
  {
    name: 'lighthouse',
    title: 'Lighthouse',
    measure: async () => (await import('./parts/lighthouse.ts')).measureLighthouse(),
  },
  {
    name: 'main-thread',
    title: 'Blocking time on a phone',
    measure: async () => (await import('./parts/main-thread.ts')).measureMainThread(),
  },
  {
    name: 'interactions',
    title: 'Interactions',
    measure: async () =>
      (await import('./parts/interactions/interactions.ts')).measureInteractions(),
  },
  {
    name: 'office-lists',
    title: 'Lists of the back office',
    measure: async () =>
      (await import('./parts/office-lists/office-lists.ts')).measureOfficeLists(),
  },
];
