import { stagedShot } from '../pictures/decorations.ts';
import type { Feature } from './feature.ts';

export const comfort: Feature = {
  slug: 'comfort',
  name: 'Comfort',
  headline: 'Arrive as you left',
  description:
    'What makes a car comfortable over a long day: seats, quiet, air and space. The storage of the Haval Jolion, and how to judge comfort on a test drive.',
  lead: 'Comfort is what you do not notice after three hours: the seat, the noise, the heat outside.',
  parts: [
    {
      title: 'The seat comes first',
      text: 'A good seat supports the whole thigh and the small of the back. Set its height before its distance, and the wheel last: your wrists should rest on the rim with your shoulders against the backrest.',
    },
    {
      title: 'Quiet is made, not found',
      text: 'Tyres, wind and engine each bring a noise of their own. Seals, glass and insulation take it out again. On a coarse road you hear how much was done.',
    },
    {
      title: 'Air that reaches everyone',
      text: 'In a hot climate the air conditioning is judged from the back seat. Look for vents there, and for how soon the cabin cools after standing in the sun.',
    },
  ],
  tries: [
    'Sit behind the driver’s seat after you have set it for yourself.',
    'Drive over the worst road that you use every week.',
    'Bring what you usually carry, and load it.',
  ],
  figures: [{ vehicle: 'haval-jolion', value: '337', unit: 'L', label: 'Storage' }],
  picture: stagedShot('haval-jolion', 'interior'),
};
