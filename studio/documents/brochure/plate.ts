import { join } from 'node:path';
import sharp from 'sharp';
import { type Picture, pictureFile } from '#catalogue/pictures/picture.ts';
import { picturesFolder } from '../../places.ts';

/** A place on a page, in points from its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture cut to its place, ready to be printed. */
export interface Plate {
  box: Box;
  jpeg: Buffer;
  alt: string;
}

/** 200 dots to the inch, as far as the picture has them. */
const dotsPerPoint = 200 / 72;

/** Cuts a picture to a box; `keep` names the side that nothing is cut from. */
export async function cutPlate(
  picture: Picture,
  box: Box,
  keep: 'centre' | 'right' | 'bottom' = 'centre',
): Promise<Plate> {
  const dots = Math.min(dotsPerPoint, picture.width / box.width, picture.height / box.height);
  const jpeg = await sharp(join(picturesFolder, pictureFile(picture, picture.width, 'webp')))
    .resize(Math.round(box.width * dots), Math.round(box.height * dots), {
      fit: 'cover',
      position: keep,
    })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  return { box, jpeg, alt: picture.alt };
}
