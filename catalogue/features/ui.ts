import { stagedShot } from '../pictures/decorations.ts';
import type { Feature } from './feature.ts';

export const ui: Feature = {
  slug: 'ui',
  name: 'User interface',
  headline: 'Found without looking',
  description:
    'How to judge the screens and switches of a car: reach, clarity and the number of steps. The screen sizes of the Haval H6 and Haval Jolion.',
  lead: 'At motorway speed a car covers about thirty metres in a second. An interface is good if it needs less than that.',
  parts: [
    {
      title: 'Near, and large enough',
      text: 'What you use while driving belongs within reach, on targets that a finger meets on a rough road. What you set once may lie deeper.',
    },
    {
      title: 'The same place every time',
      text: 'Hands learn where things are. An interface that keeps its places soon needs no eyes at all.',
    },
    {
      title: 'Day and night',
      text: 'Text needs contrast in the sun and restraint in the dark. Look for both, and for brightness that adjusts itself.',
    },
  ],
  tries: [
    'Count the touches to call home, to cool down and to stop the music.',
    'Set the language, and see whether you like to read it.',
    'Ask somebody who has never sat in the car to find the fog lights.',
  ],
  figures: [
    { vehicle: 'haval-h6', value: '14.6', unit: 'inch', label: 'Infotainment screen' },
    { vehicle: 'haval-jolion', value: '12.3', unit: 'inch', label: 'Infotainment screen' },
  ],
  picture: stagedShot('haval-jolion', 'infotainment'),
};
