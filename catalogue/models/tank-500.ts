import * as units from '#words/catalogue';
import * as shared from '#words/catalogue/models';
import * as words from '#words/catalogue/models/tank-500';
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
  transmission,
  warranty,
} from './shared.ts';

export const tank500: Model = {
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
    figure('power', '246', units.horsepower, shared.power),
    figure('torque', '648', units.newtonMetres, shared.torque),
    { icon: 'engine', value: 'HEV', label: shared.hybrid },
    warranty,
  ],
  features: {
    tech: [
      {
        title: shared.drivingModesTitle,
        description: words.drivingModesText,
        learnMore: 'driving-modes',
      },
      interfaceDesign,
      appControl,
    ],
    comfort: [comfortSeats, soundSystem, transmission],
    safety: [safety, steering],
  },
  related: ['haval-h6-phev', 'haval-h6', 'ora-07'],
};
