import { v7 as uuidv7 } from 'uuid';
import type { MediaItem } from '#contract/content/content.ts';
import type { MediaFile } from '#contract/content/media-file.ts';
import { dayMs } from '#contract/format/pakistan-time.ts';
import { buildMedia, listColors, listShots } from './sample-pictures.ts';

const galleries: readonly [title: string, text: string, files: MediaFile[]][] = [
  [
    'Haval H6 in its colours',
    'The H6 in the studio, in every paint that it comes in.',
    listColors('haval-h6', ['rearLeftQuarter', 'leftSide', 'frontRightQuarter', 'front']),
  ],
  [
    'Tank 500 on the road',
    'The Tank 500 by day and at dusk, and a look at its dashboard.',
    listShots('tank-500', ['frontWide', 'rearWide', 'profileWide', 'interior']),
  ],
  [
    'Inside the Ora 03',
    'The cabin of the Ora 03: screen, wheel and door.',
    listShots('ora-03', ['interior', 'infotainment', 'drivingExperience', 'soundSystem']),
  ],
  [
    'Haval H6 HEV in detail',
    'The H6 HEV up close: grille, wheel, lights and windows.',
    listShots('haval-h6-hev', ['designed', 'confidence', 'peaceMind', 'sophistication']),
  ],
  [
    'Ora 07 at dusk and by day',
    'The Ora 07 from the front, from behind and from the side.',
    listShots('ora-07', ['rearWide', 'profileWide', 'frontWide']),
  ],
];

/** Builds sample galleries, five days apart. */
export function sampleMedia(now = Date.now()): MediaItem[] {
  return galleries.map(([title, text, files], index) => {
    const time = new Date(now - index * 5 * dayMs).toISOString();
    return {
      _id: uuidv7({ msecs: now - index * 5 * dayMs }),
      title,
      content: `${text}\n\nSample gallery, loaded to show the product.`,
      ...buildMedia(files),
      status: 'active',
      isSample: true,
      publishAt: null,
      createdAt: time,
      updatedAt: time,
    };
  });
}
