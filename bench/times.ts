const at = (sorted: number[], part: number) =>
  sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? Number.NaN;

/** How long a call takes, in milliseconds. */
export interface CallTimes {
  medianMs: number;
  p95Ms: number;
}

/** Times a call that is made so many times, one after another. */
export async function timeCalls(url: string, cookie: string, calls: number): Promise<CallTimes> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const startedAt = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return { medianMs: at(times, 0.5), p95Ms: at(times, 0.95) };
}
