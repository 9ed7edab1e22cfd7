// Loaded into the product's process before it starts. At each SIGUSR2 it prints the longest time that the event
// loop was blocked, the longest CPU time between two of its turns and the CPU time of the whole process, and resets
// them. CPU time is the same on a busy machine as on an idle one. With COLLECT_GARBAGE it frees memory first, so that
// a peak of memory afterwards is that of what follows.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const everyMs = 5;
const delays = monitorEventLoopDelay({ resolution: everyMs });
delays.enable();

const sum = ({ user, system }) => (user + system) / 1000;

let workedMs = 0;
let last = process.threadCpuUsage();
let started = process.cpuUsage();
setInterval(() => {
  workedMs = Math.max(workedMs, sum(process.threadCpuUsage(last)));
  last = process.threadCpuUsage();
}, everyMs).unref();

process.on('SIGUSR2', () => {
  const [stallMs, usedMs] = [delays.max / 1e6, sum(process.cpuUsage(started))].map(Math.round);
  if (process.env.COLLECT_GARBAGE) globalThis.gc?.();
  process.stderr.write(
    `longest stall ${stallMs} ms, work ${Math.round(workedMs)} ms, used ${usedMs} ms\n`,
  );
  delays.reset();
  workedMs = 0;
  last = process.threadCpuUsage();
  started = process.cpuUsage();
});
