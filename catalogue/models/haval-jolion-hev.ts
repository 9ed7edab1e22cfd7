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

export const havalJolionHev: Model = {
  tagline: 'Traffic, at last, is on your side.',
  heading: 'The city’s hybrid',
  description:
    'A hybrid for streets that stop and go: 190 HP and 375 Nm for when the lights turn green.',
  exteriorHeading: 'Light on its feet',
  exteriorText: 'The face of the Jolion, with a different grille.',
  exterior: [
    {
      shot: 'designed',
      title: 'Designed for less',
      text: 'A grille of blades that rise like wings, under one strip of light.',
    },
    {
      shot: 'confidence',
      title: 'Confidence',
      text: 'Forked wheels, and 375 Nm for the gap in the traffic.',
    },
    {
      shot: 'peaceMind',
      title: 'Peace of mind',
      text: 'Tail lamps that point inwards, and the HEV badge below them.',
    },
    {
      shot: 'sophistication',
      title: 'Sophistication',
      text: 'A window line that climbs behind the rear door.',
    },
  ],
  interiorHeading: 'Breathe out',
  interiorDescription:
    'A bright cabin, few buttons, and a motor that keeps quiet. Choose Nordic White or Pure Black.',
  interior: listInteriorHighlights('12.3', {
    comfortSeats: 'Cushion and backrest ribbed across, with stitched edges.',
    infotainment: 'The screen stands above two square vents, with the climate at its lower edge.',
    drivingExperience: 'The view from the driver’s seat: the wheel, and the screen beside it.',
    soundSystem: 'A disc of fine metal in the door, with the speaker behind it.',
  }),
  footerText: 'Take it through the evening traffic. Then compare.',
  specs: [
    { icon: 'power', value: '190 HP', label: 'Combined power' },
    { icon: 'torque', value: '375 Nm', label: 'Torque' },
    {
      icon: 'battery',
      value: '8 years',
      label: 'Or 160,000 km on battery, motor and controller',
      cardLabel: 'Or 160,000 km, HEV battery',
    },
    warranty,
  ],
  features: {
    tech: [
      {
        title: 'Hybrid drive',
        description:
          'It charges its battery itself, and switches between engine and motor for you.',
        learnMore: 'transmission',
      },
      interfaceDesign,
      appControl,
    ],
    comfort: [comfortSeats, soundSystem, transmission],
    safety: [safety, steering],
  },
  related: ['haval-jolion', 'haval-h6-hev', 'ora-03'],
};
