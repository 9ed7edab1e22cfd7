import { stagedShot } from '../pictures/decorations.ts';
import type { Feature } from './feature.ts';

export const wheels: Feature = {
  slug: 'wheels',
  name: 'Wheels',
  headline: 'Grip, comfort and looks',
  description:
    'What the size of a wheel changes: grip, comfort and looks. The wheel sizes of the Haval H6 and Haval Jolion, and how to look after tyres.',
  lead: 'Everything a car does reaches the road through four patches of tyre, each about as large as your hand.',
  parts: [
    {
      title: 'What the inches mean',
      text: 'The size of a wheel is the diameter of its rim. With a larger rim the tyre’s side wall is usually lower: it steers more directly, and passes more of the road on to you.',
    },
    {
      title: 'Pressure, first of all',
      text: 'A tyre that is too soft runs hot, wears at its edges and costs range or fuel. Check the pressure when the tyres are cold; the right one is on the label in the car.',
    },
    {
      title: 'Wear shows early',
      text: 'Look at the tread across its whole width. Worn edges, a worn middle and one worn side each have their own cause, which a workshop can put right.',
    },
  ],
  tries: [
    'Read the tyre’s size on its side wall, and ask what a new set costs.',
    'Drive slowly over a speed bump, then over a rough patch.',
    'Look for the spare wheel or the repair kit, so that you know where they are kept.',
  ],
  figures: [
    { vehicle: 'haval-h6', value: '19', unit: 'inch', label: 'Wheels' },
    { vehicle: 'haval-jolion', value: '18', unit: 'inch', label: 'Wheels' },
  ],
  picture: stagedShot('haval-h6-hev', 'confidence'),
};
