import { stagedShot } from '../pictures/decorations.ts';
import type { Feature } from './feature.ts';

export const transmission: Feature = {
  slug: 'transmission',
  name: 'Transmission',
  headline: 'From the power to the road',
  description:
    'What torque and horsepower mean when you drive, how a hybrid joins engine and motor, and the figures of our hybrid models.',
  lead: 'An engine or a motor makes the power. The transmission decides what you feel of it: a clean start, a calm overtake, a quiet cruise.',
  parts: [
    {
      title: 'Torque is what you feel first',
      text: 'Torque, in newton metres, is the force that turns the wheels. It is what moves a loaded car off the line and up a hill road.',
    },
    {
      title: 'Power is what keeps going',
      text: 'Power, in HP, matters when you are already moving and want more: joining the motorway, overtaking a truck.',
    },
    {
      title: 'Two sources, one pedal',
      text: 'A hybrid has an engine and an electric motor. The car decides from moment to moment which one works, or whether both do. You only press the pedal.',
    },
  ],
  tries: [
    'Start gently, then briskly, and feel for a pause in between.',
    'Slow down to walking pace in traffic and pull away again.',
    'In a hybrid, listen for the moment at which the engine joins in.',
  ],
  figures: [
    { vehicle: 'haval-h6-phev', value: '760', unit: 'Nm', label: 'Torque, with 360 HP' },
    { vehicle: 'tank-500', value: '648', unit: 'Nm', label: 'Torque, with 246 HP' },
    { vehicle: 'haval-h6-hev', value: '530', unit: 'Nm', label: 'Torque, with 240 HP' },
    { vehicle: 'haval-jolion-hev', value: '375', unit: 'Nm', label: 'Torque, with 190 HP' },
  ],
  picture: stagedShot('tank-500', 'interior'),
};
