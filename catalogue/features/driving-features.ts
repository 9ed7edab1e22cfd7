import * as units from '#words/catalogue';
import * as words from '#words/catalogue/features';
import * as drivingWords from '#words/catalogue/features/driving';
import * as modelWords from '#words/catalogue/models';
import { stagedShot } from '../pictures/decorations.ts';
import type { Feature } from './features.ts';

export const transmission: Feature = {
  slug: 'transmission',
  ...drivingWords.transmission,
  figures: [
    {
      vehicle: 'haval-h6-phev',
      value: '760',
      unit: units.newtonMetres,
      label: words.torqueWithPower(360),
    },
    {
      vehicle: 'tank-500',
      value: '648',
      unit: units.newtonMetres,
      label: words.torqueWithPower(246),
    },
    {
      vehicle: 'haval-h6-hev',
      value: '530',
      unit: units.newtonMetres,
      label: words.torqueWithPower(240),
    },
    {
      vehicle: 'haval-jolion-hev',
      value: '375',
      unit: units.newtonMetres,
      label: words.torqueWithPower(190),
    },
  ],
  picture: stagedShot('tank-500', 'interior'),
};

export const charging: Feature = {
  slug: 'charging',
  ...drivingWords.charging,
  figures: [
    { vehicle: 'ora-07', value: '640', unit: units.kilometres, label: words.rangeByDrive },
    { vehicle: 'ora-03', value: '400', unit: units.kilometres, label: modelWords.range },
    {
      vehicle: 'haval-h6-phev',
      value: '100',
      unit: units.kilometres,
      label: modelWords.electricRange,
    },
    { vehicle: 'haval-h6', value: '50', unit: units.watts, label: modelWords.wirelessCharging },
  ],
  picture: stagedShot('ora-03', 'confidence'),
};

export const wheels: Feature = {
  slug: 'wheels',
  ...drivingWords.wheels,
  figures: [
    { vehicle: 'haval-h6', value: '19', unit: units.inch, label: modelWords.wheels },
    { vehicle: 'haval-jolion', value: '18', unit: units.inch, label: modelWords.wheels },
  ],
  picture: stagedShot('haval-h6-hev', 'confidence'),
};

export const drivingModes: Feature = {
  slug: 'driving-modes',
  ...drivingWords.drivingModes,
  figures: [
    {
      vehicle: 'haval-h6-phev',
      value: '100',
      unit: units.kilometres,
      label: modelWords.electricRange,
    },
    {
      vehicle: 'haval-h6-phev',
      value: '1000',
      unit: units.kilometres,
      label: modelWords.combinedRange,
    },
  ],
  picture: stagedShot('haval-h6-phev', 'drivingExperience'),
};

export const steering: Feature = {
  slug: 'steering',
  ...drivingWords.steering,
  figures: [],
  picture: stagedShot('haval-jolion-hev', 'drivingExperience'),
};
