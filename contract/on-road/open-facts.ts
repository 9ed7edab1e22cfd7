import type { TariffFact } from '../prices/pricing.ts';
import { joinWords } from './on-road-price.ts';

/** What is not known while a fact is open. */
const openFactWords: Readonly<Record<TariffFact, string>> = {
  fuel: 'what drives it',
  engineCc: 'the engine’s exact size',
  batteryKwh: 'the battery’s size',
  origin: 'whether it is assembled in Pakistan',
};

/** Names the open facts of a car, joined: 'the engine’s exact size and whether it is assembled in Pakistan'. */
export const nameOpenFacts = (facts: readonly TariffFact[]): string =>
  joinWords(facts.map((fact) => openFactWords[fact]));

/** Says which facts of a car are open: 'the engine’s exact size is still to be confirmed'; '' if none is. */
export const describeOpenFacts = (facts: readonly TariffFact[]): string =>
  facts.length === 0
    ? ''
    : `${nameOpenFacts(facts)} ${facts.length === 1 ? 'is' : 'are'} still to be confirmed`;
