import * as words from '#words/catalogue';

/** The label of a price; sample prices are marked. */
export const exFactoryLabel = (isSample: boolean): string =>
  isSample ? words.sampleExFactoryPrice : words.exFactoryPrice;
