import { stagedShot } from '../pictures/decorations.ts';
import type { Feature } from './feature.ts';

export const appControl: Feature = {
  slug: 'app-control',
  name: 'App control',
  headline: 'Your car on your phone',
  description:
    'What controlling a car from a phone means: seeing its state and sending it a command from afar. How it works, and what to settle before you rely on it.',
  lead: 'A connected car sends its status to your phone and accepts a few commands. Is it locked? Is it charged? Where did I park?',
  parts: [
    {
      title: 'How it works',
      text: 'The car and the phone do not speak directly. Each talks to a service in between, over the mobile network. Where there is no reception, the answer comes later.',
    },
    {
      title: 'See, and do',
      text: 'Seeing is the larger part: doors, battery or fuel, position. Doing means commands such as locking. Which functions you get depends on the model, its trim and the app.',
    },
    {
      title: 'Your key is in it',
      text: 'Treat the account like the key itself: a separate password, a locked phone, and no old phones left signed in. When you sell the car, take it out of the app.',
    },
  ],
  tries: [
    'Ask which functions this trim has in Pakistan, and for how long.',
    'Ask which phones the app supports.',
    'Ask how an account is handed over when the car changes hands.',
  ],
  figures: [],
  picture: stagedShot('ora-07', 'infotainment'),
};
