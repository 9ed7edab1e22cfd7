import * as units from '#words/catalogue';
import * as shared from '#words/catalogue/models';
import * as words from '#words/catalogue/models/ora-07';
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

export const ora07: Model = {
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
    figure('acceleration', '4.3', units.seconds, shared.acceleration),
    figure('range', '640', units.kilometres, shared.frontWheelRange),
    figure('range', '550', units.kilometres, shared.allWheelRange),
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
    safety: [
      safety,
      steering,
      {
        title: shared.drivingModesTitle,
        description: words.drivingModesText,
        learnMore: 'driving-modes',
      },
    ],
  },
  related: ['ora-03', 'haval-h6-phev', 'tank-500'],
};
