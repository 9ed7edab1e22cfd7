import { stagedSeats } from '../pictures/decorations.ts';
import type { Feature } from './feature.ts';

export const comfort: Feature = {
  slug: 'comfort',
  name: 'Comfort',
  headline: 'Arrive as rested as you left',
  description:
    'What makes a car comfortable over a long day: seats, quiet, air and space. The storage of the Haval Jolion, and how to judge comfort on a test drive.',
  lead: 'Comfort is what you do not notice after three hours: the seat, the noise, the heat outside.',
  parts: [
    {
      title: 'The seat comes first',
      text: 'A good seat supports the whole thigh and the small of the back. Set its height before its distance, and the wheel last: your wrists should rest on the rim with your shoulders against the backrest.',
    },
    {
      title: 'Quiet is engineered',
      text: 'Tyres, wind and engine each make their own noise. Seals, glass and insulation keep it out. A rough road shows how well.',
    },
    {
      title: 'Air that reaches everyone',
      text: 'In a hot climate the air conditioning is judged from the back seat. Look for vents there, and for how soon the cabin cools after standing in the sun.',
    },
  ],
  tries: [
    'Set the driver’s seat for yourself, then sit behind it.',
    'Drive over the worst road that you use every week.',
    'Bring what you usually carry, and load it.',
  ],
  figures: [{ vehicle: 'haval-jolion', value: '337', unit: 'L', label: 'Storage' }],
  picture: stagedSeats('tank-500', 'saddle-brown'),
};
