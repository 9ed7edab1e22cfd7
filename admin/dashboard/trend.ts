interface Periods {
  currentPeriod: number;
  previousPeriod: number;
}

/** Returns the change from the previous to the current period in whole percent; null if the previous one is 0. */
export function computeTrend({ currentPeriod, previousPeriod }: Periods): number | null {
  if (previousPeriod === 0) return null;
  return Math.round(((currentPeriod - previousPeriod) / previousPeriod) * 100);
}

/** Returns a part of a whole in whole percent; 0 if the whole is 0. */
export function computeShare(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}
