import * as units from '#words/catalogue';
import * as shared from '#words/catalogue/models';
import * as words from '#words/catalogue/models/haval-h6-phev';
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

export const havalH6Phev: Model = {
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
    figure('power', '360', units.horsepower, shared.combinedPower),
    figure('torque', '760', units.newtonMetres, shared.torque),
    figure('range', '1000', units.kilometres, shared.combinedRange),
    figure('battery', '100', units.kilometres, shared.electricRange),
    { icon: 'modes', value: words.driveModes, label: words.driveModesLabel },
    warranty,
  ],
  features: {
    tech: [
      {
        title: words.driveModesTitle,
        description: words.driveModesText,
        learnMore: 'driving-modes',
      },
      { title: shared.chargingTitle, description: words.chargingText, learnMore: 'charging' },
      interfaceDesign,
      appControl,
    ],
    comfort: [comfortSeats, soundSystem],
    safety: [safety, steering],
  },
  related: ['haval-h6-hev', 'ora-07', 'tank-500'],
};
