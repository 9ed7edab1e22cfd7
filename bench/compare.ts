/** Ours and another side that does the same work: what measures each for a round. */
export interface Sides<Result> {
  ours: () => Promise<Result>;
  other: () => Promise<Result>;
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Measures both sides in alternating rounds of one run, after one round of each to warm up, so that
 * what else the machine does falls on both; only ratios say something on another machine.
 */
export async function alternate<Result>(
  { ours, other }: Sides<Result>,
  rounds: number,
): Promise<{ ours: Result; other: Result }[]> {
  await ours();
  await other();
  const measured: { ours: Result; other: Result }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Which side comes first changes with each round.
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
