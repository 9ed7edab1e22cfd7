/** What stands before a price: one made of samples says that it is none. */
export const exFactoryLabel = (isSample: boolean): string =>
  isSample ? 'Ex-Factory Price (sample)' : 'Ex-Factory Price';
