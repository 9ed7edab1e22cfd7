// Generates the small pictures of the trims into build/thumbnails, for choices of a car on phones. The smallest
// pictures of the studio are twice as wide.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { stagedShot } from '../catalogue/pictures/decorations.ts';
import { paintedFront } from '../catalogue/pictures/painted.ts';
import { pictureFile } from '../catalogue/pictures/picture.ts';
import { thumbnailFolder, thumbnailName, thumbnailSize } from '../catalogue/pictures/thumbnails.ts';
import { soldTrims } from '../catalogue/trims.ts';

const folder = `build/${thumbnailFolder}`;

/** The picture of a trim: the model's main one, or one from the same side in the trim's color. */
const findSource = ({ vehicle, trim }) =>
  trim.paint ? paintedFront(vehicle.slug, trim.paint) : stagedShot(vehicle.slug, 'main');

mkdirSync(folder, { recursive: true });
for (const sold of soldTrims) {
  const source = findSource(sold);
  await sharp(path.join('studio/pictures', pictureFile(source, source.width, 'webp')))
    .resize({ ...thumbnailSize, position: 'top' })
    .webp({ quality: 42, effort: 6 })
    .toFile(path.join(folder, `${thumbnailName(sold)}-${thumbnailSize.width}.webp`));
}
