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
      text: 'Its finer grille sets it apart at first sight.',
    },
    {
      shot: 'confidence',
      title: 'Confidence',
      text: '530 Nm of torque, for overtaking without a plan.',
    },
    {
      shot: 'peaceMind',
      title: 'Peace of mind',
      text: 'Battery, motor and controller are covered for 8 years or 160,000 km.',
    },
    {
      shot: 'sophistication',
      title: 'Sophistication',
      text: 'A hybrid drive that you hardly hear in traffic.',
    },
  ],
  interiorHeading: 'Quiet is a material too',
  interiorDescription: 'A cabin that lets you hear each other. Choose Pure Black or Nordic White.',
  interior: interiorHighlights('12.3'),
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
