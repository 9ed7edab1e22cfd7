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
  tagline: 'Two hearts, one quiet stride.',
  heading: 'The hybrid that never asks for a socket',
  description:
    'A 1.5 litre engine and an electric motor work together: 240 HP, 530 Nm, and a battery that charges itself while you drive.',
  exteriorHeading: 'Calm, with intent',
  exteriorText:
    'The H6’s line, with a face of its own: a finer grille, and the badge that says what moves it.',
  exterior: [
    {
      shot: 'designed',
      title: 'Designed around two motors',
      text: 'A fine grille of its own, so that you know it at first sight.',
    },
    {
      shot: 'confidence',
      title: 'Confidence',
      text: '530 Nm from the first metre. Overtaking becomes a decision, not a plan.',
    },
    {
      shot: 'peaceMind',
      title: 'Peace of mind',
      text: 'Battery, motor and controller are covered for 8 years or 160,000 km.',
    },
    {
      shot: 'sophistication',
      title: 'Sophistication',
      text: 'The less you hear of it, the better it works.',
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
        description: 'Engine and motor share the work, and decide it among themselves.',
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
