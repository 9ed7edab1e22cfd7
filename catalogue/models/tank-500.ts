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

export const tank500: Model = {
  tagline: 'The road ends. You don’t have to.',
  heading: 'Luxury with mud on its boots',
  description:
    'A large luxury SUV with a hybrid drive, 246 HP and 648 Nm: at home on the boulevard, and not afraid of where it ends.',
  exteriorHeading: 'Upright',
  exteriorText:
    'A high bonnet, a square shoulder, nothing rounded off: the Tank 500 looks like what it is.',
  exterior: [
    {
      shot: 'designed',
      title: 'Designed to stand its ground',
      text: 'A tall grille with broad bars, between square lamps.',
    },
    {
      shot: 'confidence',
      title: 'Confidence',
      text: '648 Nm of torque, on six-spoke wheels in wide arches.',
    },
    {
      shot: 'peaceMind',
      title: 'Peace of mind',
      text: 'The spare wheel hangs on the gate, beside upright lamps.',
    },
    {
      shot: 'sophistication',
      title: 'Sophistication',
      text: 'Windows framed in bright trim, below a level roof with rails.',
    },
  ],
  interiorHeading: 'A lodge on wheels',
  interiorDescription:
    'A broad dashboard, deep seats, warm colours. Choose Saddle Brown or Pure Black.',
  interior: listInteriorHighlights('12.3', {
    comfortSeats: 'Broad seats with a quilt of diamonds.',
    infotainment: 'It stands over a band of wood grain, with a round clock beneath it.',
    drivingExperience: 'A large wheel, with the instruments above its hub.',
    soundSystem: 'In the door, behind metal, next to a band of wood grain.',
  }),
  footerText: 'Climb in. The view alone is worth the visit.',
  specs: [
    { icon: 'power', value: '246 HP', label: 'Power' },
    { icon: 'torque', value: '648 Nm', label: 'Torque' },
    { icon: 'engine', value: 'HEV', label: 'Hybrid' },
    warranty,
  ],
  features: {
    tech: [
      {
        title: 'Driving modes',
        description: 'A mode for the road you are on.',
        learnMore: 'driving-modes',
      },
      interfaceDesign,
      appControl,
    ],
    comfort: [comfortSeats, soundSystem, transmission],
    safety: [safety, steering],
  },
  related: ['haval-h6-phev', 'haval-h6', 'ora-07'],
};
