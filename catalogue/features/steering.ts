import { stagedShot } from '../pictures/decorations.ts';
import type { Feature } from './feature.ts';

export const steering: Feature = {
  slug: 'steering',
  name: 'Steering',
  headline: 'The road, in your hands',
  description:
    'What good steering feels like, how power steering helps, and how it is looked after: the power steering fluid is inspected at every service.',
  lead: 'Nothing in a car is closer to you than its wheel. It tells you what the tyres are doing before you can see it.',
  parts: [
    {
      title: 'Light in town, firm on the motorway',
      text: 'Power steering takes the effort out of parking. At speed it should help less, so that a small movement of the hand stays a small movement of the car.',
    },
    {
      title: 'The true centre',
      text: 'On a straight, level road the car should keep its line with light hands. If it pulls to one side, have the tyres and the alignment looked at.',
    },
    {
      title: 'Looked after',
      text: 'Our maintenance schedule has the power steering fluid inspected at every service, and added to where needed at 30,000 and 60,000 km.',
    },
  ],
  tries: [
    'Turn the wheel from lock to lock at a standstill, then while rolling.',
    'Park in the tightest space that you use.',
    'Reach every switch on the wheel without letting go of it.',
  ],
  figures: [],
  picture: stagedShot('haval-jolion-hev', 'drivingExperience'),
};
