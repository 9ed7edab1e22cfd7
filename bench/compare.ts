import { type Load, measure } from './load.ts';

/** Ours against the bare minimum that does the same work. */
export interface Pair {
  name: string;
  ours: Load;
  bare: Load;
}

export interface Comparison {
  name: string;
  /** Requests per second, median of the rounds. */
  ours: number;
  bare: number;
  /** Ours ÷ bare, median of the rounds' own ratios. */
  ratio: number;
}

const warmUpSeconds = 1;

/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Measures both sides in alternating rounds of one run, so that what else the machine does falls on
 * both; only the ratio says something on another machine.
 */
export async function compare(
  { name, ours, bare }: Pair,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Comparison> {
  await measure(ours, warmUpSeconds);
  await measure(bare, warmUpSeconds);
  const measured: { ours: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Which side comes first changes with each round.
    const first = round % 2 === 0 ? ours : bare;
    const second = round % 2 === 0 ? bare : ours;
    const rates = [await measure(first, seconds), await measure(second, seconds)] as const;
    const [a, b] = round % 2 === 0 ? rates : [rates[1], rates[0]];
    measured.push({ ours: a, bare: b });
  }
  return {
    name,
    ours: median(measured.map((round) => round.ours)),
    bare: median(measured.map((round) => round.bare)),
    ratio: median(measured.map((round) => round.ours / round.bare)),
  };
}
