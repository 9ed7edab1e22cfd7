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

export const havalH6: Model = {
  tagline: 'Made for wherever Pakistan takes you.',
  heading: 'The family SUV',
  description:
    'Room for the family, presence on the road and a calm cabin: the Haval H6 comes with a 1.5 or a 2.0 litre engine.',
  exteriorHeading: 'Shaped by light',
  exteriorText:
    'One line runs from the lamps to the tail. It catches the sun in the morning and the street lamps at night, and needs no ornament.',
  exterior: [
    {
      shot: 'designed',
      title: 'Designed to be recognised',
      text: 'A wide grille of small bright studs between slim headlamps.',
    },
    {
      shot: 'confidence',
      title: 'Confidence',
      text: '19-inch wheels, under a shoulder line that runs the length of the car.',
    },
    {
      shot: 'peaceMind',
      title: 'Peace of mind',
      text: 'A band of light across the tail, easy to see from behind.',
    },
    {
      shot: 'sophistication',
      title: 'Sophistication',
      text: 'Roof and glass meet in one clean line.',
    },
  ],
  interiorHeading: 'A room of your own',
  interiorDescription:
    'A 14.6-inch screen, 50 W wireless charging and materials you will like to touch. Choose Nordic White, Pure Black or Tan Brown.',
  interior: listInteriorHighlights('14.6', {
    comfortSeats: 'High side bolsters, and seams in twin rows.',
    infotainment:
      'Map, music and climate side by side, on a screen that floats above the dashboard.',
    drivingExperience: 'The wheel is flattened at its foot; the instruments stand right behind it.',
    soundSystem: 'One of the speakers: in the door, behind perforated metal.',
  }),
  footerText: 'Sit in it for ten minutes. It says more than any page can.',
  specs: [
    { icon: 'screen', value: '14.6 inch', label: 'Infotainment' },
    { icon: 'wheel', value: '19 inch', label: 'Wheels' },
    { icon: 'charging', value: '50 W', label: 'Wireless charging' },
    { icon: 'engine', value: '1.5 or 2.0', label: 'Litre engine, your choice' },
    warranty,
  ],
  features: {
    tech: [
      {
        title: '14.6-inch infotainment',
        description: 'Maps, music and settings on one large screen.',
        learnMore: 'tech',
      },
      {
        title: '50 W wireless charging',
        description: 'Lay the phone down, and it charges.',
        learnMore: 'charging',
      },
      interfaceDesign,
      appControl,
    ],
    comfort: [comfortSeats, soundSystem, transmission],
    safety: [
      safety,
      steering,
      {
        title: '19-inch wheels',
        description: 'What their size means for grip, comfort and looks.',
        learnMore: 'wheels',
      },
    ],
  },
  related: ['haval-jolion-hev', 'ora-03', 'tank-500'],
};
