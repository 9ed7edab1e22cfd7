import { stagedShot } from '../pictures/decorations.ts';
import type { Feature } from './feature.ts';

export const appControl: Feature = {
  slug: 'app-control',
  name: 'App control',
  headline: 'The car, from where you are',
  description:
    'What controlling a car from a phone means: seeing its state and sending it a command from afar. How it works, and what to settle before you rely on it.',
  lead: 'A connected car tells your phone how it is, and takes a few instructions back. It is a convenience of small moments: was it locked, is it charged, where did I park?',
  parts: [
    {
      title: 'How it works',
      text: 'The car and the phone do not speak directly. Each talks to a service in between, over the mobile network. Where the car has no reception, it answers later.',
    },
    {
      title: 'See, and do',
      text: 'Seeing is the larger part: doors, battery or fuel, position. Doing means commands such as locking. Which of them there are depends on the model, its trim and the app.',
    },
    {
      title: 'Your key is in it',
      text: 'Treat the account like the key itself: a password of its own, a locked phone, and no old phones left signed in. When you sell the car, take it out of the app.',
    },
  ],
  tries: [
    'Ask which functions this trim has in Pakistan, and for how long.',
    'Ask which phones the app supports.',
    'Ask how an account is handed over when the car changes hands.',
  ],
  figures: [],
  picture: stagedShot('ora-07', 'designed'),
};
