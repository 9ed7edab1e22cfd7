import * as units from '#words/catalogue';
import * as shared from '#words/catalogue/models';
import * as words from '#words/catalogue/models/haval-h6';
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

export const havalH6: Model = {
  tagline: words.tagline,
  heading: words.heading,
  description: words.description,
  exteriorHeading: words.exteriorHeading,
  exteriorText: words.exteriorText,
  exterior: listExteriorHighlights(words.designedTitle, words.exterior),
  interiorHeading: words.interiorHeading,
  interiorDescription: words.interiorDescription,
  interior: listInteriorHighlights('14.6', words.interior),
  footerText: words.footerText,
  specs: [
    figure('screen', '14.6', units.inch, shared.infotainment),
    figure('wheel', '19', units.inch, shared.wheels),
    figure('charging', '50', units.watts, shared.wirelessCharging),
    { icon: 'engine', value: words.engineSizes, label: words.engineLabel },
    warranty,
  ],
  features: {
    tech: [
      { title: words.infotainmentTitle, description: words.infotainmentText, learnMore: 'tech' },
      {
        title: words.wirelessChargingTitle,
        description: words.wirelessChargingText,
        learnMore: 'charging',
      },
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
  related: ['haval-jolion-hev', 'ora-03', 'tank-500'],
};
