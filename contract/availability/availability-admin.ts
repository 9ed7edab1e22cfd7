import type { Stated } from './availability.ts';

/** A statement as staff read it; units are null where it was withdrawn. */
export interface AvailabilityCell extends Omit<Stated, 'units'> {
  _id: string;
  /** The dealer's name. */
  dealer: string;
  units: number | null;
  updatedAt: string;
}

/** A change of a statement, from the audit. Only the fields that changed have values. */
export interface AvailabilityChange {
  _id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  username: string;
  vehicleId: string;
  color: string;
  old: Partial<AvailabilityCell> | null;
  new: Partial<AvailabilityCell> | null;
}

/** The most statements of one save or one file. */
export const maxCells = 1_000;

/** The most characters of a file. */
export const maxTableLength = 200_000;

const records = '/availability/admin';

/** Which cars are where, as staff state it: docs/spec/prices.md#availability. */
export const availabilityAdmin = {
  slug: 'availability',
  permission: 'availability',
  paths: { records, import: `${records}/import`, history: `${records}/history` },
  texts: { title: 'Availability', noun: { one: 'statement', many: 'statements' } },
} as const;
