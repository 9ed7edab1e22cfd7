/** The label of a price; sample prices are marked. */
export const exFactoryLabel = (isSample: boolean): string =>
  isSample ? 'Ex-Factory Price (sample)' : 'Ex-Factory Price';
