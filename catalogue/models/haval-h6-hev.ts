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

export const havalH6Hev: Model = {
  tagline: 'Engine and motor. One quiet drive.',
  heading: 'The hybrid that never asks for a socket',
  description:
    'A 1.5 litre engine and an electric motor work together: 240 HP, 530 Nm, and a battery that charges itself while you drive.',
  exteriorHeading: 'Calm, with intent',
  exteriorText: 'The shape of the H6 with its own finer grille and a hybrid badge.',
  exterior: [
    {
      shot: 'designed',
      title: 'Designed as a hybrid',
      text: 'A grille of fine, broken slats: the mark of the hybrid.',
    },
    {
      shot: 'confidence',
      title: 'Confidence',
      text: 'Wheels like turbines, and 530 Nm of torque to turn them.',
    },
    {
      shot: 'peaceMind',
      title: 'Peace of mind',
      text: 'One light from lamp to lamp, and the HEV badge below it.',
    },
    {
      shot: 'sophistication',
      title: 'Sophistication',
      text: 'Dark glass in one sweep from the windscreen back, under slim roof rails.',
    },
  ],
  interiorHeading: 'Quiet is a material too',
  interiorDescription: 'A cabin that lets you hear each other. Choose Pure Black or Nordic White.',
  interior: listInteriorHighlights('12.3', {
    comfortSeats: 'Seams in twin rows, and bolsters that hold you in bends.',
    infotainment:
      'A map, the music and the climate, clear of the dashboard and close to the windscreen.',
    drivingExperience: 'Switches under both thumbs, and the instruments straight ahead.',
    soundSystem: 'A speaker in each front door, behind a fine metal grille.',
  }),
  footerText: 'Drive it in traffic, where a hybrid is most at home.',
  specs: [
    { icon: 'power', value: '240 HP', label: 'Combined power' },
    { icon: 'torque', value: '530 Nm', label: 'Torque' },
    { icon: 'engine', value: '1.5 L', label: 'Hybrid' },
    {
      icon: 'battery',
      value: '8 years',
      label: 'Or 160,000 km on battery, motor and controller',
    },
    warranty,
  ],
  features: {
    tech: [
      {
        title: 'Hybrid drive',
        description: 'A 1.5 L engine and an electric motor share the work automatically.',
        learnMore: 'transmission',
      },
      interfaceDesign,
      appControl,
    ],
    comfort: [comfortSeats, soundSystem, transmission],
    safety: [safety, steering],
  },
  related: ['haval-h6-phev', 'haval-jolion-hev', 'ora-07'],
};
