import { median } from './compare.ts';

/** Times a staff call in ms: the median of several sequential calls. */
export async function timeCalls(url: string, cookie: string, calls: number): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const startedAt = performance.now();
    const response = await fetch(url, { headers: { cookie } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    times.push(performance.now() - startedAt);
  }
  return median(times);
}
