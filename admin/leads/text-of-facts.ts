/** What is known, in one line. */
export function joinFacts(...facts: (string | null)[]): string {
  return facts.filter(Boolean).join(' · ');
}

/** A distance as the visitor wrote it, with its unit unless that was written too. */
export function kilometres(distance: string | null): string | null {
  if (!distance) return null;
  return /km/i.test(distance) ? distance : `${distance} km`;
}

/** Whole rupees, stored as bare digits, with separators. */
export function rupees(amount: string | null): string | null {
  return amount && `PKR ${Number(amount).toLocaleString('en-PK')}`;
}
