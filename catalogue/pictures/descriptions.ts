import { nameColor } from '#words/catalogue/colors';
import * as words from '#words/catalogue/pictures';
import type { VehicleSlug } from '../vehicles.ts';
import { findOutdoorLight, outdoorSides } from './outdoors.ts';
import type { View } from './picture.ts';

/** A model whose pictures are described. */
export interface DescribedModel {
  slug: VehicleSlug;
  label: string;
}

/** Returns the alternative text of a view: the model, its color, and what the view shows. */
export const describeView = ({ slug, label }: DescribedModel, color: string, view: View): string =>
  words.views[view](words.carInColor(label, nameColor(color)), words.looks[slug]);

/** Returns the alternative text of a hero or close-up. Throws for a shot without a description. */
export function describeShot({ slug, label }: DescribedModel, color: string, shot: string): string {
  const compose = words.shots[shot];
  if (!compose) throw new Error(`no description of ${shot}`);
  const car = words.carInColor(label, nameColor(color));
  const side = outdoorSides.find((name) => shot === `${name}Wide` || shot === `${name}Tall`);
  const placed = side ? words.carOutdoors[findOutdoorLight(slug, side)](car) : car;
  return compose(placed, words.looks[slug]);
}

/** Returns the alternative text of a cabin's picture; undefined for a shot of the outside. */
export const describeCabin = (
  { slug, label }: DescribedModel,
  interior: string,
  shot: string,
): string | undefined =>
  words.cabinShots[shot]?.(words.carInInterior(label, nameColor(interior)), words.cabins[slug]);
