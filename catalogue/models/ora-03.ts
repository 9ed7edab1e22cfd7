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

export const ora03: Model = {
  tagline: 'Electric, and pleased to see you.',
  heading: 'The small car with the long reach',
  description:
    'Round where others are sharp, electric from end to end: the Ora 03 goes up to 400 km on one charge.',
  exteriorHeading: 'Round, all round',
  exteriorText:
    'Two round lamps, soft shoulders and colours like sweets. People smile, and then ask how far it goes: up to 400 km.',
  exterior: [
    {
      shot: 'designed',
      title: 'Designed to be liked',
      text: 'Two round lamps with rings of light, and no frown.',
    },
    {
      shot: 'confidence',
      title: 'Confidence',
      text: 'Wheels like petals. The flap for the charging cable is in the front wing.',
    },
    {
      shot: 'peaceMind',
      title: 'Peace of mind',
      text: 'A bar of light under the rear window, on a tail without a corner.',
    },
    {
      shot: 'sophistication',
      title: 'Sophistication',
      text: 'Smooth panels without creases: nothing distracts from the shape.',
    },
  ],
  interiorHeading: 'A living room that travels',
  interiorDescription: 'Two tones, rounded edges and a quiet dashboard. Choose Cream or Graphite.',
  interior: listInteriorHighlights('12.3', {
    comfortSeats: 'Quilted in diamonds, with stitched seams.',
    infotainment: 'Screen and instruments share one sheet of dark glass, above round vents.',
    drivingExperience: 'A round wheel with two spokes, and a row of toggle switches beside it.',
    soundSystem: 'A speaker in the door, below a round vent.',
  }),
  footerText: 'Come and choose your colour in daylight. It is the best part.',
  specs: [
    { icon: 'range', value: '400 km', label: 'Range' },
    { icon: 'battery', value: '100 %', label: 'Electric' },
    warranty,
  ],
  features: {
    tech: [
      {
        title: 'Charging',
        description: 'Overnight at home, or on the road where there is a charger.',
        learnMore: 'charging',
      },
      interfaceDesign,
      appControl,
    ],
    comfort: [comfortSeats, soundSystem],
    safety: [safety, steering],
  },
  related: ['ora-07', 'haval-jolion-hev', 'haval-jolion'],
};
