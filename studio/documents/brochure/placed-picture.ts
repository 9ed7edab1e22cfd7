import { join } from 'node:path';
import sharp from 'sharp';
import { type Picture, pictureFile } from '#catalogue/pictures/picture.ts';
import { picturesFolder } from '../../folders.ts';

/** A rectangle on a page, in points from the upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture cropped for its position on a page. */
export interface PlacedPicture {
  box: Box;
  jpeg: Buffer;
  alt: string;
}

/** 200 dots per inch, unless the picture has fewer. */
const dotsPerPoint = 200 / 72;

/** Crops a picture to a box; `keep` is the side that stays uncropped. */
export async function cropPicture(
  picture: Picture,
  box: Box,
  keep: 'center' | 'right' | 'bottom' = 'center',
): Promise<PlacedPicture> {
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
