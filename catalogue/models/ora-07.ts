import type { Model } from './models.ts';
import {
  appControl,
  comfortSeats,
  interfaceDesign,
  listInteriorHighlights,
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
      text: 'Slanted oval lamps above a low, wide intake.',
    },
    {
      shot: 'confidence',
      title: 'Confidence',
      text: 'Forked wheels, driven at the front or all four, as you choose.',
    },
    {
      shot: 'peaceMind',
      title: 'Peace of mind',
      text: 'A thin line of light from side to side, under the edge of the tail.',
    },
    {
      shot: 'sophistication',
      title: 'Sophistication',
      text: 'One arc of roof, from the windscreen to the tail.',
    },
  ],
  interiorHeading: 'First class, second row included',
  interiorDescription:
    'Low seats, soft light and a screen in the middle. Choose Pearl or Midnight.',
  interior: listInteriorHighlights('12.3', {
    comfortSeats: 'Sports seats in one piece, ribbed, with deep bolsters.',
    infotainment: 'Turned towards the driver, above a vent as thin as a line.',
    drivingExperience: 'A small wheel, flattened at its foot, beside a high console.',
    soundSystem: 'A round grille in the door, where the sweep of the dashboard ends.',
  }),
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
