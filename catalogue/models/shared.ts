import * as units from '#words/catalogue';
import * as words from '#words/catalogue/models';
import type { ExteriorShot, Feature, Highlight, InteriorShot, Spec, SpecIcon } from './models.ts';

/** The standard warranty, which covers every model: docs/spec/public-site.md#warranty. */
export const warranty: Spec = {
  icon: 'warranty',
  value: words.years(6),
  label: words.standardWarranty,
  cardLabel: words.standardWarrantyOnCard,
};

/** A figure of one number with its unit. */
export const figure = (icon: SpecIcon, number: string, unit: string, label: string): Spec => ({
  icon,
  value: units.measure(number, unit),
  label,
});

/** The four exterior highlights: the first title and the captions differ in every model. */
export const listExteriorHighlights = (
  designedTitle: string,
  captions: Readonly<Record<ExteriorShot, string>>,
): readonly Highlight<ExteriorShot>[] => [
  { shot: 'designed', title: designedTitle, text: captions.designed },
  { shot: 'confidence', title: words.confidence, text: captions.confidence },
  { shot: 'peaceMind', title: words.peaceOfMind, text: captions.peaceMind },
  { shot: 'sophistication', title: words.sophistication, text: captions.sophistication },
];

/**
 * The four interior highlights with the titles of docs/spec/models.md#model-page: they are the same in every model
 * except for the screen's size, the captions are not.
 */
export const listInteriorHighlights = (
  screenInches: '12.3' | '14.6',
  captions: Readonly<Record<InteriorShot, string>>,
): readonly Highlight<InteriorShot>[] => [
  { shot: 'comfortSeats', title: words.comfortSeats, text: captions.comfortSeats },
  {
    shot: 'infotainment',
    title: words.infotainmentSystem(screenInches),
    text: captions.infotainment,
  },
  { shot: 'drivingExperience', title: words.drivingExperience, text: captions.drivingExperience },
  { shot: 'soundSystem', title: words.soundSystem, text: captions.soundSystem },
];

export const comfortSeats: Feature = {
  title: words.comfortSeats,
  description: words.comfortSeatsText,
  learnMore: 'comfort',
};

export const soundSystem: Feature = {
  title: words.soundSystem,
  description: words.soundSystemText,
  learnMore: 'tech',
};

export const interfaceDesign: Feature = {
  title: words.interfaceTitle,
  description: words.interfaceText,
  learnMore: 'ui',
};

export const appControl: Feature = {
  title: words.appControlTitle,
  description: words.appControlText,
  learnMore: 'app-control',
};

export const steering: Feature = {
  title: words.steeringTitle,
  description: words.steeringText,
  learnMore: 'steering',
};

export const safety: Feature = {
  title: words.safetyTitle,
  description: words.safetyText,
  learnMore: 'safety',
};

export const transmission: Feature = {
  title: words.transmissionTitle,
  description: words.transmissionText,
  learnMore: 'transmission',
};
