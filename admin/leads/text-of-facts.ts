/** What is known, in one line. */
export function joinFacts(...facts: (string | null)[]): string {
  return facts.filter(Boolean).join(' · ');
}

/** A distance as the visitor wrote it, with its unit unless that was written too. */
export function kilometres(distance: string | null): string | null {
  if (!distance) return null;
  return /km/i.test(distance) ? distance : `${distance} km`;
}
