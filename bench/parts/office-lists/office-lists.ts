import { execFileSync } from 'node:child_process';
import { startServer } from '#tests/support/server-process.ts';
import { staffPassword } from '#tests/support/two-processes.ts';
import { launchBrowser } from '../../browser.ts';
import { alternate, median } from '../../compare.ts';
import { type Figures, verdict } from '../../figures.ts';
import { slowness } from '../interactions/subject.ts';
import { fillLists, type Office, timeFirstList, timeListSwitch } from './times.ts';

const rounds = 9;
const maxRatio = 1.1;
const bars = [
  { what: 'first list usable', time: timeFirstList, maxMs: 1_000 },
  { what: 'list switch', time: timeListSwitch, maxMs: 1_000 },
] as const;

/** Starts the built product of a checkout. */
const startProduct = (folder: string) =>
  startServer(
    {
      HOST: 'localhost',
      MAP_TILES_URL: 'none',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      STAFF_PASSWORD: staffPassword,
      NODE_ENV: 'production',
    },
    ['sh', '-c', 'cd "$0" && exec "$@"', folder, process.execPath, 'build/server/main.js'],
  );

const readCommit = (folder: string) =>
  execFileSync('git', ['-C', folder, 'rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

interface Measured {
  what: string;
  maxMs: number;
  oursMs: number;
  otherMs: number;
}

/** Describes the bars that a list misses. */
function describeMissed({ what, oursMs, otherMs, maxMs }: Measured): string[] {
  const ratio = oursMs / otherMs;
  return [
    ...(oursMs <= maxMs ? [] : [`${what}: ${oursMs.toFixed(0)} ms, at most ${maxMs}`]),
    ...(ratio <= maxRatio
      ? []
      : [`${what}: ${ratio.toFixed(2)} times the other build, at most ${maxRatio}`]),
  ];
}

/**
 * Times back-office lists of this build and of another one in alternating rounds. The other build is the checkout in
 * BENCH_OTHER, or this one again, which shows the noise.
 */
export async function measureOfficeLists(): Promise<Figures> {
  const { BENCH_OTHER: otherFolder } = process.env;
  const servers = await Promise.all(['.', otherFolder ?? '.'].map(startProduct));
  const browser = await launchBrowser();
  try {
    const [ours, other] = servers.map(
      ({ port, adminPath }): Office => ({
        browser,
        origin: `http://localhost:${port}`,
        path: `/${adminPath}`,
      }),
    );
    if (!ours || !other) throw new Error('two servers must run');
    for (const office of [ours, other]) await fillLists(office);
    const measured: Measured[] = [];
    for (const { what, time, maxMs } of bars) {
      const times = await alternate({ ours: () => time(ours), other: () => time(other) }, rounds);
      measured.push({
        what,
        maxMs,
        oursMs: median(times.map((round) => round.ours)),
        otherMs: median(times.map((round) => round.other)),
      });
    }
    return {
      about: `Milliseconds until a list's rows are shown on a desktop's screen, with a processor slowed ${slowness} times, signed in: the first list with an empty cache, another one from the click in the menu. ${rounds} rounds, alternating with ${otherFolder ? `commit ${readCommit(otherFolder)}` : 'the same build'}; medians.`,
      head: ['what', 'ours', 'other', 'ratio', 'bar', 'met'],
      rows: measured.map((list) => [
        list.what,
        list.oursMs.toFixed(0),
        list.otherMs.toFixed(0),
        (list.oursMs / list.otherMs).toFixed(2),
        `≤ ${list.maxMs}, ≤ ${maxRatio} ×`,
        verdict(describeMissed(list).length === 0),
      ]),
      missed: measured.flatMap(describeMissed),
    };
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  }
}
