/** Two sides that do the same work, each as a function that measures one round. */
export interface Sides<Result> {
  ours: () => Promise<Result>;
  other: () => Promise<Result>;
}

/** The median, the upper one of an even number of values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Measures both sides in alternating rounds after one warm-up round each, so that other load on the
 * machine affects both. Ratios can be compared between machines, absolute figures cannot.
 */
export async function alternate<Result>(
  { ours, other }: Sides<Result>,
  rounds: number,
): Promise<{ ours: Result; other: Result }[]> {
  await ours();
  await other();
  const measured: { ours: Result; other: Result }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Alternate which side comes first.
    if (round % 2 === 0) {
      const first = await ours();
      measured.push({ ours: first, other: await other() });
    } else {
      const first = await other();
      measured.push({ other: first, ours: await ours() });
    }
  }
  return measured;
}

/** Returns the time within which 95 of 100 calls were answered. */
export const findP95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
