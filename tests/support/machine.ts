import os from 'node:os';

/** Describes the machine that figures are measured on. */
export function describeMachine(): string {
  const [cpu] = os.cpus();
  const gigabytes = Math.round(os.totalmem() / 1024 ** 3);
  return `${os.cpus().length} × ${cpu?.model}, ${gigabytes} GB, Node ${process.versions.node}`;
}
