import { v7 as uuidv7 } from 'uuid';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import type { MediaItem } from '#contract/content/content.ts';
import { buildMedia, listPictures } from './sample-pictures.ts';

const dayMs = 24 * 60 * 60 * 1000;

const galleries: readonly [title: string, text: string, model: VehicleSlug][] = [
  ['Haval H6 in its colours', 'The H6 in the studio, in every paint that it comes in.', 'haval-h6'],
  ['Tank 500 in its colours', 'The Tank 500 under studio light.', 'tank-500'],
  ['Ora 03 in its colours', 'The Ora 03, in the colours that suit it best.', 'ora-03'],
  ['Haval H6 HEV in its colours', 'Light on paint: the H6 HEV in the dark studio.', 'haval-h6-hev'],
  ['Ora 07 in its colours', 'One line from the bonnet to the tail.', 'ora-07'],
];

/** Builds sample galleries, five days apart. */
export function sampleMedia(now = Date.now()): MediaItem[] {
  return galleries.map(([title, text, model], index) => {
    const time = new Date(now - index * 5 * dayMs).toISOString();
    return {
      _id: uuidv7({ msecs: now - index * 5 * dayMs }),
      title,
      content: `${text}\n\nSample gallery, loaded to show the product.`,
      ...buildMedia(listPictures(model)),
      status: 'active',
      isSample: true,
      publishAt: null,
      createdAt: time,
      updatedAt: time,
    };
  });
}
