import { findSoldColor, findSoldTrim } from '#catalogue/sold-colors.ts';
import {
  type lineInput,
  availabilityMessages as messages,
} from '#contract/availability/availability-input.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import type { z } from '#contract/zod.ts';

type Typed = z.output<typeof lineInput>;

/** A statement as it is stored, about a variant and a color of the catalogue. */
export interface CheckedCell {
  vehicleId: string;
  color: string;
  units: number | null;
  expectedOn: string | null;
  statedOn: string;
}

interface CellFault {
  field: string;
  message: string;
}

/** A statement that is right, or the first thing that is wrong with it. */
export type CellCheck = { cell: CheckedCell } | { fault: CellFault };

const refuse = (field: keyof Typed, message: string): CellCheck => ({ fault: { field, message } });

/** Checks what a schema cannot: the names against the catalogue, and the days against each other. */
export function checkCell(
  { vehicleId, color, units = null, ...days }: Typed,
  today = todayInPakistan(),
): CellCheck {
  const sold = findSoldTrim(vehicleId);
  if (!sold) return refuse('vehicleId', messages.unknownVehicle);
  const soldColor = findSoldColor(sold, color);
  if (!soldColor) return refuse('color', messages.unknownColor);
  const expectedOn = days.expectedOn ?? null;
  const statedOn = days.statedOn ?? today;
  if (expectedOn !== null && units === null) return refuse('units', messages.unitsMissing);
  if (expectedOn !== null && expectedOn < statedOn) {
    return refuse('expectedOn', messages.expectedPast);
  }
  if (statedOn > today) return refuse('statedOn', messages.statedLater);
  return { cell: { vehicleId: sold.trim.id, color: soldColor, units, expectedOn, statedOn } };
}

/** The key of a variant in a color. */
export const buildCellKey = ({
  vehicleId,
  color,
}: Pick<CheckedCell, 'vehicleId' | 'color'>): string => `${vehicleId} ${color}`;
