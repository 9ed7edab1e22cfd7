import { palettes } from './colors.ts';
import { type SoldTrim, soldTrims } from './trims.ts';

const matches = (name: string, typed: string) => name.toLowerCase() === typed.trim().toLowerCase();

/** Finds a variant by its id in the price list or its name in bookings, in any case. */
export const findSoldTrim = (typed: string): SoldTrim | undefined =>
  soldTrims.find(({ trim, label }) => matches(trim.id, typed) || matches(label, typed));

/** Finds a color of a variant by its name, in any case. */
export const findSoldColor = ({ vehicle }: SoldTrim, typed: string): string | undefined =>
  palettes[vehicle.slug].exterior.find(({ name }) => matches(name, typed))?.name;

/** A variant of a model in one of its colors. */
export interface SoldColor {
  sold: SoldTrim;
  /** The color's name in the catalogue. */
  color: string;
}

/** Every variant in each of its colors, in the order of the models and their colors. */
export const soldColors: readonly SoldColor[] = soldTrims.flatMap((sold) =>
  palettes[sold.vehicle.slug].exterior.map(({ name }) => ({ sold, color: name })),
);
