import { type Interior, palettes } from '#catalogue/colors.ts';
import { paintFolder } from '#catalogue/pictures/painted.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import { parseLinearColor } from './color-math.ts';
import { cabinShots, type Shot } from './shots.ts';

/** A picture of a model's cabin in one of its interiors. */
interface CabinPicture {
  shot: Shot;
  interior: Interior;
  /** The name of its layers in .work. */
  layers: string;
  /** Its path below the model's folder, without width and extension. */
  path: string;
}

/** The shot that is rendered in every interior; the others only in the model's first. */
export const seatsShot = 'comfortSeats';

/** Lists all pictures of a model's cabin. */
export function listCabinPictures(slug: VehicleSlug): CabinPicture[] {
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

/** An interior's colors as arguments of render_cabin.py. */
export const buildInteriorArguments = ({ parts }: Interior): string[] =>
  parts.flatMap(({ name, hex }) => [`--${name.toLowerCase()}`, parseLinearColor(hex).join(',')]);
