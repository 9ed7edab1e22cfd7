import { stagedSeats } from '../pictures/decorations.ts';
import type { Feature } from './feature.ts';

export const safety: Feature = {
  slug: 'safety',
  name: 'Safety',
  headline: 'Before, during and for everyone on board',
  description:
    'Active and passive safety explained in plain words: what helps to avoid a collision, what protects in one, and what to ask before you buy.',
  lead: 'A safe car works in two ways: it helps you to avoid a collision, and it protects you in one.',
  parts: [
    {
      title: 'Before: active safety',
      text: 'Brakes that do not lock, stability control that catches a skid, and systems that warn or brake for you belong here. They support a driver who looks ahead; none of them replaces one.',
    },
    {
      title: 'During: passive safety',
      text: 'A body that gives way at its ends and stays firm around the people, belts that tighten, and airbags. They work together, and only with the belt on.',
    },
    {
      title: 'The smallest passenger',
      text: 'A child travels in a seat of the right size, in the back, fixed as the seat’s maker says. Take yours along when you look at a car, and fit it.',
    },
  ],
  tries: [
    'Have the dealer go through what this trim has, system by system.',
    'Check the view over both shoulders, and in all three mirrors.',
    'Fit your child’s seat once yourself.',
  ],
  figures: [],
  picture: stagedSeats('haval-h6-hev', 'nordic-white'),
};
