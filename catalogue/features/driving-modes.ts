import { stagedShot } from '../pictures/decorations.ts';
import type { Feature } from './feature.ts';

export const drivingModes: Feature = {
  slug: 'driving-modes',
  name: 'Driving modes',
  headline: 'One car, several tempers',
  description:
    'What a driving mode changes in a car, and the three modes of the Haval H6 PHEV: Full EV, EV Priority and Intelligent Hybrid.',
  lead: 'The school run and the road north ask for different cars. A driving mode is how one car can be both.',
  parts: [
    {
      title: 'Full EV',
      text: 'The electric motor drives the car alone, for as long as the battery has charge. In a plug-in hybrid it is the mode for short daily ways.',
    },
    {
      title: 'EV Priority',
      text: 'Electricity comes first, and the engine stays in reserve. It is for days of which you do not yet know how long they will be.',
    },
    {
      title: 'Intelligent Hybrid',
      text: 'The car chooses between motor, engine and both. You set off, and leave the sums to it.',
    },
  ],
  tries: [
    'Change the mode while driving, and notice what changes: the pedal, the sound, or both.',
    'Ask which mode the car starts in, and whether it remembers yours.',
    'Drive your own daily way in one mode, and back in another.',
  ],
  figures: [
    { vehicle: 'haval-h6-phev', value: '100', unit: 'km', label: 'Electric range, up to' },
    { vehicle: 'haval-h6-phev', value: '1000', unit: 'km', label: 'Combined range, up to' },
  ],
  picture: stagedShot('tank-500', 'designed'),
};
