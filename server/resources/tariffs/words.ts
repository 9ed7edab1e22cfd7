/** The words of a price's notes. */

export const included = (label: string) =>
  `${label} is taken to be part of the ex-factory price and is not added.`;
export const includedIfDue = (label: string) =>
  `${label}, if it is due for this car, is taken to be part of the ex-factory price and is not added.`;

/** `size` is '1,499 cc', '19 kWh'. */
export const engine = (size: string) => size;
export const battery = (size: string) => `a battery of ${size}`;
export const assembled = 'assembled in Pakistan';
export const imported = 'imported';

export const sampleFacts = (facts: string) =>
  `Sample facts of this car, not confirmed yet: ${facts}. Figures that depend on them are samples, too.`;
export const openFacts = (facts: string) =>
  `Still to be confirmed for this car: ${facts}. Until then the sum is a range.`;
export const noFederalTariff = 'No federal tariff is published for this day. Ask your dealer.';
export const noTariff = (place: string) =>
  `No tariff of ${place} is published for this day. Ask your dealer.`;
export const thisProvince = 'this province';
export const otherRates = (day: string, place: string, tariff: string) =>
  `From ${day} other rates apply in ${place}: ${tariff}.`;
