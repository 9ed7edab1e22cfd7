import * as words from '#words/contract/on-road';
import * as quoteWords from '#words/contract/on-road/quotes';
import type { TariffFact } from '../prices/pricing.ts';
import { joinWords } from './on-road-price.ts';

/** What is not known while a fact is open. */
export const openFactWords: Readonly<Record<TariffFact, string>> = {
  fuel: words.drive,
  engineCc: words.engineSize,
  batteryKwh: words.batterySize,
  origin: words.origin,
};

/** Names the open facts of a car, joined: 'the engine’s exact size and whether it is assembled in Pakistan'. */
export const nameOpenFacts = (facts: readonly TariffFact[]): string =>
  joinWords(facts.map((fact) => openFactWords[fact]));

/** Says which facts of a car are open: 'the engine’s exact size is still to be confirmed'; '' if none is. */
export const describeOpenFacts = (facts: readonly TariffFact[]): string =>
  facts.length === 0 ? '' : quoteWords.stillOpen(nameOpenFacts(facts), facts.length);
