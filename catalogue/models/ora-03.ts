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
      text: 'A face with two eyes and no frown.',
    },
    {
      shot: 'confidence',
      title: 'Confidence',
      text: 'Small outside: it parks where others keep looking.',
    },
    {
      shot: 'peaceMind',
      title: 'Peace of mind',
      text: 'Up to 400 km of range: charge at the weekend, drive the week.',
    },
    {
      shot: 'sophistication',
      title: 'Sophistication',
      text: 'Smooth panels without creases: nothing distracts from the shape.',
    },
  ],
  interiorHeading: 'A living room that travels',
  interiorDescription: 'Two tones, rounded edges and a quiet dashboard. Choose Cream or Graphite.',
  interior: interiorHighlights('12.3'),
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
