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
  tagline: 'One line, 4.3 seconds.',
  heading: 'The electric fastback',
  description:
    'From standstill to 100 km/h in 4.3 seconds, or up to 640 km on one charge: with all-wheel or front-wheel drive, the Ora 07 is one car with two characters.',
  exteriorHeading: 'From bow to stern in one stroke',
  exteriorText: 'A roof that falls like a brush stroke, and no line more than it needs.',
  exterior: [
    {
      shot: 'designed',
      title: 'Designed by the wind',
      text: 'Nothing stands out that does not have to.',
    },
    {
      shot: 'confidence',
      title: 'Confidence',
      text: 'With all-wheel drive every metre of road is used.',
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
    'Low seats, soft light, a screen in the middle of it. Choose Pearl or Midnight.',
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
        description: 'Plan less: a long range makes a charge a pause, not a task.',
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
        description: 'From calm to eager, at the touch of a button.',
        learnMore: 'driving-modes',
      },
    ],
  },
  related: ['ora-03', 'haval-h6-phev', 'tank-500'],
};
