interface Periods {
  currentPeriod: number;
  previousPeriod: number;
}

/** The change from the 30 days before to the last 30, in whole per cent; null: nothing to compare with. */
export function trendOf({ currentPeriod, previousPeriod }: Periods): number | null {
  if (previousPeriod === 0) return null;
  return Math.round(((currentPeriod - previousPeriod) / previousPeriod) * 100);
}

/** A part of a whole in whole per cent; 0 of nothing. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}
