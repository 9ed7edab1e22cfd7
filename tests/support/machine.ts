import os from 'node:os';

/** The machine that figures were taken on, in words. */
export function describeMachine(): string {
  const [cpu] = os.cpus();
  const gigabytes = Math.round(os.totalmem() / 1024 ** 3);
  return `${os.cpus().length} × ${cpu?.model}, ${gigabytes} GB, Node ${process.versions.node}`;
}
