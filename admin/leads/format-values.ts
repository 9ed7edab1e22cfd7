import { formatRupees, groupDigits } from '#contract/format/rupees.ts';

/** Joins the values that are not empty on one line. */
export function joinValues(...facts: (string | null)[]): string {
  return facts.filter(Boolean).join(' · ');
}

/** Formats a distance in kilometers: '45,000 km'. */
export const formatKilometers = (distance: number | null): string | null =>
  distance === null ? null : `${groupDigits(distance)} km`;

/** Formats whole rupees: 'PKR 25,000'. */
export const formatAmount = (rupees: number | null): string | null =>
  rupees === null ? null : formatRupees(rupees);

/** Returns the full name of a person. */
export const formatName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;
