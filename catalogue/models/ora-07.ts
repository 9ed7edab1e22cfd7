import type { Model } from './model.ts';
import {
  appControl,
  comfortSeats,
  interfaceDesign,
  interiorHighlights,
  safety,
  soundSystem,
  steering,
  warranty,
} from './shared.ts';

export const ora07: Model = {
  tagline: '0 to 100 km/h in 4.3 seconds.',
  heading: 'The electric fastback',
  description:
    'From standstill to 100 km/h in 4.3 seconds, or up to 640 km on one charge: with all-wheel or front-wheel drive, the Ora 07 comes with two characters.',
  exteriorHeading: 'One line from nose to tail',
  exteriorText: 'A roofline that falls in one curve, and no more lines than it needs.',
  exterior: [
    {
      shot: 'designed',
      title: 'Designed by the wind',
      text: 'Smooth surfaces, with nothing that juts out.',
    },
    {
      shot: 'confidence',
      title: 'Confidence',
      text: 'With front-wheel or all-wheel drive, as you choose.',
    },
    {
      shot: 'peaceMind',
      title: 'Peace of mind',
      text: 'Up to 640 km with front-wheel drive, up to 550 km with all-wheel drive.',
    },
    {
      shot: 'sophistication',
      title: 'Sophistication',
      text: 'A tail that ends in a single line of light.',
    },
  ],
  interiorHeading: 'First class, second row included',
  interiorDescription:
    'Low seats, soft light and a screen in the middle. Choose Pearl or Midnight.',
  interior: interiorHighlights('12.3'),
  footerText: 'Ask for a straight road on your test drive.',
  specs: [
    { icon: 'acceleration', value: '4.3 s', label: '0 to 100 km/h' },
    { icon: 'range', value: '640 km', label: 'Range, front-wheel drive' },
    { icon: 'range', value: '550 km', label: 'Range, all-wheel drive' },
    { icon: 'battery', value: '100 %', label: 'Electric' },
    warranty,
  ],
  features: {
    tech: [
      {
        title: 'Charging',
        description: 'Up to 640 km on a charge, so you stop less often.',
        learnMore: 'charging',
      },
      interfaceDesign,
      appControl,
    ],
    comfort: [comfortSeats, soundSystem],
    safety: [
      safety,
      steering,
      {
        title: 'Driving modes',
        description: 'From calm to eager, as you like it.',
        learnMore: 'driving-modes',
      },
    ],
  },
  related: ['ora-03', 'haval-h6-phev', 'tank-500'],
};
