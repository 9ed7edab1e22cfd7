import type { Feature, Highlight, InteriorShot, Spec } from './models.ts';

/** The standard warranty, which covers every model: docs/spec/public-site.md#warranty. */
export const warranty: Spec = {
  icon: 'warranty',
  value: '6 years',
  label: 'Or 150,000 km standard warranty, whichever comes first',
  cardLabel: 'Or 150,000 km, warranty',
};

/** The titles of docs/spec/models.md#model-page; the screen's size depends on the model. */
const listInteriorTitles = (screenInches: '12.3' | '14.6'): Record<InteriorShot, string> => ({
  comfortSeats: 'Comfort-Tek Seats',
  infotainment: `${screenInches}-inch infotainment system`,
  drivingExperience: 'Best Driving Experience',
  soundSystem: 'Premium DTS Sound System',
});

/** The four interior highlights: the titles are the same in every model, the captions are not. */
export function listInteriorHighlights(
  screenInches: '12.3' | '14.6',
  captions: Readonly<Record<InteriorShot, string>>,
): readonly Highlight<InteriorShot>[] {
  const titles = listInteriorTitles(screenInches);
  return (Object.keys(titles) as InteriorShot[]).map((shot) => ({
    shot,
    title: titles[shot],
    text: captions[shot],
  }));
}

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
  description: 'Check on the car from your phone.',
  learnMore: 'app-control',
};

export const steering: Feature = {
  title: 'Steering',
  description: 'Light when you park, steady at speed.',
  learnMore: 'steering',
};

export const safety: Feature = {
  title: 'Safety by design',
  description: 'A body built to protect its occupants.',
  learnMore: 'safety',
};

export const transmission: Feature = {
  title: 'Transmission',
  description: 'Shifts you hardly notice, at the moment you need them.',
  learnMore: 'transmission',
};
