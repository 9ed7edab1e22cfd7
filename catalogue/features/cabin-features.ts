import * as units from '#words/catalogue';
import * as words from '#words/catalogue/features';
import * as cabinWords from '#words/catalogue/features/cabin';
import * as modelWords from '#words/catalogue/models';
import { stagedSeats, stagedShot } from '../pictures/decorations.ts';
import type { Feature } from './features.ts';

export const tech: Feature = {
  slug: 'tech',
  ...cabinWords.tech,
  figures: [
    { vehicle: 'haval-h6', value: '14.6', unit: units.inch, label: words.infotainmentScreen },
    { vehicle: 'haval-jolion', value: '12.3', unit: units.inch, label: words.infotainmentScreen },
  ],
  picture: stagedShot('haval-h6', 'infotainment'),
};

export const comfort: Feature = {
  slug: 'comfort',
  ...cabinWords.comfort,
  figures: [
    { vehicle: 'haval-jolion', value: '337', unit: units.litres, label: modelWords.storage },
  ],
  picture: stagedSeats('tank-500', 'saddle-brown'),
};

export const safety: Feature = {
  slug: 'safety',
  ...cabinWords.safety,
  figures: [],
  picture: stagedSeats('haval-h6-hev', 'nordic-white'),
};

export const appControl: Feature = {
  slug: 'app-control',
  ...cabinWords.appControl,
  figures: [],
  picture: stagedShot('ora-07', 'infotainment'),
};

export const ui: Feature = {
  slug: 'ui',
  ...cabinWords.ui,
  figures: [
    { vehicle: 'haval-h6', value: '14.6', unit: units.inch, label: words.infotainmentScreen },
    { vehicle: 'haval-jolion', value: '12.3', unit: units.inch, label: words.infotainmentScreen },
  ],
  picture: stagedShot('haval-jolion', 'infotainment'),
};
