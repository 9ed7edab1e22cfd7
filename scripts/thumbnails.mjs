// Generates the small pictures of the trims into build/thumbnails, for choices of a car on phones. The smallest
// pictures of the studio are twice as wide.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { paintedFront } from '../catalogue/pictures/painted.ts';
import { pictureFile } from '../catalogue/pictures/picture.ts';
import { thumbnailFolder, thumbnailName, thumbnailSize } from '../catalogue/pictures/thumbnails.ts';
import { soldTrims } from '../catalogue/trims.ts';

const folder = `build/${thumbnailFolder}`;

/** The part of a studio picture that holds the car, in fractions of its size. */
const car = { left: 0.1, top: 0.16, size: 0.8 };

mkdirSync(folder, { recursive: true });
for (const sold of soldTrims) {
  const source = paintedFront(sold.vehicle.slug, sold.trim.paint);
  const { width, height } = source;
  await sharp(path.join('studio/pictures', pictureFile(source, width, 'webp')))
    .extract({
      left: Math.round(width * car.left),
      top: Math.round(height * car.top),
      width: Math.round(width * car.size),
      height: Math.round(height * car.size),
    })
    .resize(thumbnailSize)
    .webp({ quality: 28, effort: 6 })
    .toFile(path.join(folder, `${thumbnailName(sold)}-${thumbnailSize.width}.webp`));
}
