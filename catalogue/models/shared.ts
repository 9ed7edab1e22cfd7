import type { Feature, Highlight, InteriorShot, Spec } from './model.ts';

/** The standard warranty, which every model has (document 2, section 9). */
export const warranty: Spec = {
  icon: 'warranty',
  value: '6 years',
  label: 'Or 150,000 km standard warranty, whichever comes first',
};

/** The interior's four highlights, by the documents' names; the screen's size is the model's. */
export const interiorHighlights = (
  screenInches: '12.3' | '14.6',
): readonly Highlight<InteriorShot>[] => [
  {
    shot: 'comfortSeats',
    title: 'Comfort-Tek Seats',
    text: 'Shaped for the long way, so that you get out as rested as you got in.',
  },
  {
    shot: 'infotainment',
    title: `${screenInches}-inch infotainment system`,
    text: 'Everything you need on the way, on one screen within reach.',
  },
  {
    shot: 'drivingExperience',
    title: 'Best Driving Experience',
    text: 'Wheel, pedals and view in line: the car tells you what it is doing.',
  },
  {
    shot: 'soundSystem',
    title: 'Premium DTS Sound System',
    text: 'Music as it was recorded, on every seat.',
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
  title: 'An interface that is quickly read',
  description: 'Large type, few steps, and the same place for the same thing.',
  learnMore: 'ui',
};

export const appControl: Feature = {
  title: 'App control',
  description: 'A look at the car from your phone, before you walk to it.',
  learnMore: 'app-control',
};

export const steering: Feature = {
  title: 'Steering',
  description: 'Light where you park, steady where you travel.',
  learnMore: 'steering',
};

export const safety: Feature = {
  title: 'Safety by design',
  description: 'A body that protects, and systems that help before they have to.',
  learnMore: 'safety',
};

export const transmission: Feature = {
  title: 'Transmission',
  description: 'Shifts you hardly notice, at the moment you need them.',
  learnMore: 'transmission',
};
