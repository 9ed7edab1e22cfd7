import * as units from '#words/catalogue';
import * as shared from '#words/catalogue/models';
import * as words from '#words/catalogue/models/haval-jolion';
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

export const havalJolion: Model = {
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
    figure('screen', '12.3', units.inch, shared.infotainment),
    figure('wheel', '18', units.inch, shared.wheels),
    figure('luggage', '337', units.litres, shared.storage),
    warranty,
  ],
  features: {
    tech: [
      { title: words.infotainmentTitle, description: words.infotainmentText, learnMore: 'tech' },
      interfaceDesign,
      appControl,
    ],
    comfort: [comfortSeats, soundSystem, transmission],
    safety: [
      safety,
      steering,
      { title: words.wheelsTitle, description: words.wheelsText, learnMore: 'wheels' },
    ],
  },
  related: ['haval-jolion-hev', 'haval-h6', 'ora-03'],
};
