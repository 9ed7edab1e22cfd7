import { stagedShot } from '../pictures/decorations.ts';
import type { Feature } from './feature.ts';

export const drivingModes: Feature = {
  slug: 'driving-modes',
  name: 'Driving modes',
  headline: 'One car, several characters',
  description:
    'What a driving mode changes in a car, and the three modes of the Haval H6 PHEV: Full EV, EV Priority and Intelligent Hybrid.',
  lead: 'The school run and the road north call for different cars. A driving mode is how one car can be both.',
  parts: [
    {
      title: 'Full EV',
      text: 'The electric motor drives the car alone, for as long as the battery has charge. In a plug-in hybrid it is the mode for the commute and short trips.',
    },
    {
      title: 'EV Priority',
      text: 'Electricity comes first, and the engine stays in reserve. It suits days when you do not yet know how far you will drive.',
    },
    {
      title: 'Intelligent Hybrid',
      text: 'The car chooses between motor, engine and both. You just drive.',
    },
  ],
  tries: [
    'Change the mode while driving, and notice what changes: the pedal, the sound, or both.',
    'Ask which mode the car starts in, and whether it remembers yours.',
    'Drive your usual commute in one mode, and back in another.',
  ],
  figures: [
    { vehicle: 'haval-h6-phev', value: '100', unit: 'km', label: 'Electric range, up to' },
    { vehicle: 'haval-h6-phev', value: '1000', unit: 'km', label: 'Combined range, up to' },
  ],
  picture: stagedShot('haval-h6-phev', 'drivingExperience'),
};
