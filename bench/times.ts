import { median } from './compare.ts';

/** How long a call that staff make takes, in ms: the median of so many, one after another. */
export async function timeCalls(url: string, cookie: string, calls: number): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const startedAt = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    times.push(performance.now() - startedAt);
  }
  return median(times);
}
