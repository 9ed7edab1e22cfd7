// Loaded into the product's process before it starts. At each SIGUSR2 it prints the longest time that the event
// loop was blocked and the longest CPU time between two of its turns, and resets both. The CPU time is the same
// on a busy machine as on an idle one.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const everyMs = 5;
const delays = monitorEventLoopDelay({ resolution: everyMs });
delays.enable();

let workedMs = 0;
let last = process.threadCpuUsage();
setInterval(() => {
  const now = process.threadCpuUsage();
  workedMs = Math.max(workedMs, (now.user - last.user + now.system - last.system) / 1000);
  last = now;
}, everyMs).unref();

process.on('SIGUSR2', () => {
  const stallMs = Math.round(delays.max / 1e6);
  process.stderr.write(`longest stall ${stallMs} ms, work ${Math.round(workedMs)} ms\n`);
  delays.reset();
  workedMs = 0;
});
