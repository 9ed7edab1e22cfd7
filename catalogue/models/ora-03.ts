import * as units from '#words/catalogue';
import * as shared from '#words/catalogue/models';
import * as words from '#words/catalogue/models/ora-03';
import type { Model } from './models.ts';
import {
  appControl,
  comfortSeats,
  figure,
  interfaceDesign,
  listExteriorHighlights,
  listInteriorHighlights,
  safety,
  soundSystem,
  steering,
  warranty,
} from './shared.ts';

export const ora03: Model = {
  tagline: words.tagline,
  heading: words.heading,
  description: words.description,
  exteriorHeading: words.exteriorHeading,
  exteriorText: words.exteriorText,
  exterior: listExteriorHighlights(words.designedTitle, words.exterior),
  interiorHeading: words.interiorHeading,
  interiorDescription: words.interiorDescription,
  interior: listInteriorHighlights('12.3', words.interior),
  footerText: words.footerText,
  specs: [
    figure('range', '400', units.kilometres, shared.range),
    figure('battery', '100', units.percent, shared.electric),
    warranty,
  ],
  features: {
    tech: [
      { title: shared.chargingTitle, description: words.chargingText, learnMore: 'charging' },
      interfaceDesign,
      appControl,
    ],
    comfort: [comfortSeats, soundSystem],
    safety: [safety, steering],
  },
  related: ['ora-07', 'haval-jolion-hev', 'haval-jolion'],
};
