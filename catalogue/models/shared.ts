import type { Feature, Highlight, InteriorShot, Spec } from './model.ts';

/** The standard warranty, which covers every model: docs/spec/public-site.md#warranty. */
export const warranty: Spec = {
  icon: 'warranty',
  value: '6 years',
  label: 'Or 150,000 km standard warranty, whichever comes first',
  cardLabel: 'Or 150,000 km, warranty',
};

/** The four interior highlights of docs/spec/models.md#model-page; the screen's size depends on the model. */
export const interiorHighlights = (
  screenInches: '12.3' | '14.6',
): readonly Highlight<InteriorShot>[] => [
  {
    shot: 'comfortSeats',
    title: 'Comfort-Tek Seats',
    text: 'Shaped for long drives, so that you get out as rested as you got in.',
  },
  {
    shot: 'infotainment',
    title: `${screenInches}-inch infotainment system`,
    text: 'Maps, music and settings on one screen within reach.',
  },
  {
    shot: 'drivingExperience',
    title: 'Best Driving Experience',
    text: 'Wheel, pedals and view in line, with the instruments straight ahead.',
  },
  {
    shot: 'soundSystem',
    title: 'Premium DTS Sound System',
    text: 'Speakers placed to be heard from every seat.',
  },
];

export const comfortSeats: Feature = {
  title: 'Comfort-Tek Seats',
  description: 'Seats that hold you where you want to be, hour after hour.',
  learnMore: 'comfort',
};

export const soundSystem: Feature = {
  title: 'Premium DTS Sound System',
  description: 'Speakers placed for the cabin, and tuned to it.',
  learnMore: 'tech',
};

export const interfaceDesign: Feature = {
  title: 'A clear interface',
  description: 'Large type, few steps, and the same place for the same thing.',
  learnMore: 'ui',
};

export const appControl: Feature = {
  title: 'App control',
  description:
    'Check on the car from your phone. Your dealer tells you which functions your trim has.',
  learnMore: 'app-control',
};

export const steering: Feature = {
  title: 'Steering',
  description: 'Light when you park, steady at speed.',
  learnMore: 'steering',
};

export const safety: Feature = {
  title: 'Safety by design',
  description:
    'A body built to protect its occupants. Your dealer goes through the systems of each trim.',
  learnMore: 'safety',
};

export const transmission: Feature = {
  title: 'Transmission',
  description: 'Shifts you hardly notice, at the moment you need them.',
  learnMore: 'transmission',
};
