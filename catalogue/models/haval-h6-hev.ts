import * as units from '#words/catalogue';
import * as shared from '#words/catalogue/models';
import * as words from '#words/catalogue/models/haval-h6-hev';
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

export const havalH6Hev: Model = {
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
    figure('power', '240', units.horsepower, shared.combinedPower),
    figure('torque', '530', units.newtonMetres, shared.torque),
    figure('engine', '1.5', units.litres, shared.hybrid),
    { icon: 'battery', value: shared.years(8), label: shared.hybridWarranty },
    warranty,
  ],
  features: {
    tech: [
      {
        title: shared.hybridDriveTitle,
        description: words.hybridDriveText,
        learnMore: 'transmission',
      },
      interfaceDesign,
      appControl,
    ],
    comfort: [comfortSeats, soundSystem, transmission],
    safety: [safety, steering],
  },
  related: ['haval-h6-phev', 'haval-jolion-hev', 'ora-07'],
};
