import type { Model } from './model.ts';
import {
  appControl,
  comfortSeats,
  interfaceDesign,
  interiorHighlights,
  safety,
  soundSystem,
  steering,
  transmission,
  warranty,
} from './shared.ts';

export const havalH6: Model = {
  tagline: 'Made for wherever Pakistan takes you.',
  heading: 'The SUV that the others are measured by',
  description:
    'Room for the family, presence on the road and a cabin that keeps calm: the Haval H6 comes with a 1.5 or a 2.0 litre engine.',
  exteriorHeading: 'Shaped by light',
  exteriorText:
    'One line runs from the lamps to the tail. It catches the sun in the morning and the street lamps at night, and needs no ornament.',
  exterior: [
    {
      shot: 'designed',
      title: 'Designed to be recognised',
      text: 'A grille as wide as the road ahead, between lamps that are drawn in one stroke.',
    },
    {
      shot: 'confidence',
      title: 'Confidence',
      text: '19-inch wheels fill their arches, and the shoulder stands above them.',
    },
    {
      shot: 'peaceMind',
      title: 'Peace of mind',
      text: 'A band of light across the tail: seen early, understood at once.',
    },
    {
      shot: 'sophistication',
      title: 'Sophistication',
      text: 'Roof and glass meet without a break. What is well made is quiet.',
    },
  ],
  interiorHeading: 'A room of your own',
  interiorDescription:
    'A 14.6-inch screen, wireless charging with 50 W, and materials that you like to touch. Choose Nordic White, Pure Black or Tan Brown.',
  interior: interiorHighlights('14.6'),
  footerText: 'Sit in it for ten minutes. It says more than any page can.',
  specs: [
    { icon: 'screen', value: '14.6 inch', label: 'Infotainment screen' },
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
        description: 'A large contact with the road, in every weather.',
        learnMore: 'wheels',
      },
    ],
  },
  related: ['haval-jolion-hev', 'ora-03', 'tank-500'],
};
