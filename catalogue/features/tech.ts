import { stagedShot } from '../pictures/decorations.ts';
import type { Feature } from './feature.ts';

export const tech: Feature = {
  slug: 'tech',
  name: 'Technology',
  headline: 'Navigation, calls and music on one screen',
  description:
    'What infotainment in a car is for: navigation, calls, music and settings on one screen. The screen sizes of our models, and what to try in the showroom.',
  lead: 'Navigation, calls, music, settings: in a modern car they share one screen. It should answer at the first touch and be out of the way by the second.',
  parts: [
    {
      title: 'One screen, many jobs',
      text: 'The infotainment screen brings together what used to be a row of switches. A larger one shows the map and the music side by side; a well arranged one lets you find either without searching.',
    },
    {
      title: 'Your phone, on board',
      text: 'Once phone and car know each other, calls and music come over the car’s own speakers and microphone. The phone itself can stay in your pocket.',
    },
    {
      title: 'Eyes on the road',
      text: 'Good technology is judged by how rarely you look at it. Buttons on the steering wheel, short menus and large letters keep your attention where it belongs.',
    },
  ],
  tries: [
    'Pair your own phone, and make a call with the engine running.',
    'Change the temperature and the station without stopping the map.',
    'Look at the screen with the sun on it.',
  ],
  figures: [
    { vehicle: 'haval-h6', value: '14.6', unit: 'inch', label: 'Infotainment screen' },
    { vehicle: 'haval-jolion', value: '12.3', unit: 'inch', label: 'Infotainment screen' },
  ],
  picture: stagedShot('haval-h6', 'infotainment'),
};
