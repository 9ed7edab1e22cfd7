import type { Model } from './models.ts';
import {
  appControl,
  comfortSeats,
  interfaceDesign,
  listInteriorHighlights,
  safety,
  soundSystem,
  steering,
  transmission,
  warranty,
} from './shared.ts';

export const havalJolion: Model = {
  tagline: 'The city is yours. So is the way out of it.',
  heading: 'As much SUV as a city needs',
  description:
    'Small enough for the lane, tall enough for the view: the Haval Jolion makes the daily drive the good part of the day.',
  exteriorHeading: 'Awake',
  exteriorText: 'Lamps that reach far down, 18-inch wheels and a short tail.',
  exterior: [
    {
      shot: 'designed',
      title: 'Designed for attention',
      text: 'One strip of light above the grille, hooked lamps at its sides.',
    },
    {
      shot: 'confidence',
      title: 'Confidence',
      text: '18-inch wheels, and a stance that shows them.',
    },
    {
      shot: 'peaceMind',
      title: 'Peace of mind',
      text: 'Pointed tail lamps, joined by a black strip under the HAVAL letters.',
    },
    {
      shot: 'sophistication',
      title: 'Sophistication',
      text: 'A roof that floats over dark glass.',
    },
  ],
  interiorHeading: 'More room than you expect',
  interiorDescription:
    'A 12.3-inch screen in front, 337 litres of storage behind. Choose Pure Black or Nordic White.',
  interior: listInteriorHighlights('12.3', {
    comfortSeats: 'Ribs across the seat, and a seam around every edge.',
    infotainment: 'It stands on the dashboard like a tablet, in reach of both front seats.',
    drivingExperience: 'A small brow shades the instruments behind the wheel.',
    soundSystem: 'Set low in the door, behind perforated metal.',
  }),
  footerText: 'Bring the pushchair, the shopping or the band. See what fits.',
  specs: [
    { icon: 'screen', value: '12.3 inch', label: 'Infotainment' },
    { icon: 'wheel', value: '18 inch', label: 'Wheels' },
    { icon: 'luggage', value: '337 L', label: 'Storage' },
    warranty,
  ],
  features: {
    tech: [
      {
        title: '12.3-inch infotainment',
        description: 'Wide, clear, and within reach of both front seats.',
        learnMore: 'tech',
      },
      interfaceDesign,
      appControl,
    ],
    comfort: [comfortSeats, soundSystem, transmission],
    safety: [
      safety,
      steering,
      {
        title: '18-inch wheels',
        description: 'Comfort over broken roads, grip on good ones.',
        learnMore: 'wheels',
      },
    ],
  },
  related: ['haval-jolion-hev', 'haval-h6', 'ora-03'],
};
