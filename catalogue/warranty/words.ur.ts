export const standard = 'معیاری';
export const powerTrain = 'پاور ٹرین';
export const hybrid = 'HEV بیٹری، موٹر اور کنٹرولر';
export const limits = (years: number, km: string) => `${years} سال یا ${km} کلومیٹر`;
export const firstLimit = (years: number, km: string) =>
  `${years} سال یا ${km} کلومیٹر، جو بھی پہلے پورا ہو`;
