import { type Interior, palettes } from '#catalogue/colours.ts';
import { paintFolder } from '#catalogue/pictures/painted.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import { linearColour } from './colour-math.ts';
import { cabinShots, type Shot } from './shots.ts';

/** A picture of a model's cabin in one of its interiors. */
interface CabinPicture {
  shot: Shot;
  interior: Interior;
  /** What its layers are called in .work. */
  layers: string;
  /** Where it lies below the model's folder, without width and ending. */
  path: string;
}

/** The shot that is taken in every interior; the others are in the model's first one. */
export const seatsShot = 'comfortSeats';

/** Every picture that is wanted of a model's cabin. */
export function cabinPictures(slug: VehicleSlug): CabinPicture[] {
  const { interior: interiors } = palettes[slug];
  return cabinShots.flatMap((shot) => {
    const { name } = shot;
    if (name !== seatsShot) {
      return interiors
        .slice(0, 1)
        .map((interior) => ({ shot, interior, layers: name, path: name }));
    }
    return interiors.map((interior) => {
      const folder = paintFolder(interior.name);
      return { shot, interior, layers: `${name}-${folder}`, path: `${folder}/${name}` };
    });
  });
}

/** An interior's colours as render_cabin.py takes them. */
export const interiorSettings = ({ parts }: Interior): string[] =>
  parts.flatMap(({ name, hex }) => [`--${name.toLowerCase()}`, linearColour(hex).join(',')]);
