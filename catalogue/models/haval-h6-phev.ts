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

export const havalH6Phev: Model = {
  tagline: 'Electric all week. Anywhere at the weekend.',
  heading: 'Up to 100 km electric, up to 1000 km in all',
  description:
    'Charge it at home and drive the week without petrol; when the road is long, the engine joins in. 360 HP and 760 Nm are there whenever you ask.',
  exteriorHeading: 'A socket, and no compromise',
  exteriorText:
    'A charging flap and an upright grille tell it apart. The rest is the calm shape of the H6.',
  exterior: [
    {
      shot: 'designed',
      title: 'Designed to be charged',
      text: 'A nearly closed grille of upright blades. DC charging up to 3.3 kW.',
    },
    {
      shot: 'confidence',
      title: 'Confidence',
      text: 'Blade wheels, and the charging flap in the wing behind them.',
    },
    {
      shot: 'peaceMind',
      title: 'Peace of mind',
      text: 'A PHEV badge at the tail: up to 100 km electric, up to 1000 km in all.',
    },
    {
      shot: 'sophistication',
      title: 'Sophistication',
      text: 'From the mirror back, the calm outline of the H6.',
    },
  ],
  interiorHeading: 'Silence, upholstered',
  interiorDescription:
    'In Full EV mode the loudest thing is the conversation. Choose Tan Brown or Pure Black.',
  interior: listInteriorHighlights('12.3', {
    comfortSeats: 'Twin seams trace the shape of the seat, in Tan Brown or in Pure Black.',
    infotainment: 'The map on the left, music and weather on the right, the climate below.',
    drivingExperience:
      'From behind the wheel: instruments ahead, the screen one glance to the left.',
    soundSystem: 'A round speaker in the door, framed by a bright ring.',
  }),
  footerText: 'Tell us how far you drive each day. We will tell you how often you would fill up.',
  specs: [
    { icon: 'power', value: '360 HP', label: 'Combined power' },
    { icon: 'torque', value: '760 Nm', label: 'Torque' },
    { icon: 'range', value: '1000 km', label: 'Combined range, up to' },
    { icon: 'battery', value: '100 km', label: 'Electric range, up to' },
    { icon: 'modes', value: '3 modes', label: 'Full EV, EV Priority, Intelligent Hybrid' },
    warranty,
  ],
  features: {
    tech: [
      {
        title: 'Three drive modes',
        description:
          'Full EV, EV Priority and Intelligent Hybrid: electric only, electric first, or both as needed.',
        learnMore: 'driving-modes',
      },
      {
        title: 'Charging',
        description: 'At home overnight. DC charging up to 3.3 kW.',
        learnMore: 'charging',
      },
      interfaceDesign,
      appControl,
    ],
    comfort: [comfortSeats, soundSystem],
    safety: [safety, steering],
  },
  related: ['haval-h6-hev', 'ora-07', 'tank-500'],
};
