/** A price's notes. Quotes store them in English. */
export const includedIfDue =
  '{label}, if it is due for this car, is taken to be part of the ex-factory price and is not added.';
export const included = '{label} is taken to be part of the ex-factory price and is not added.';
export const sampleFacts =
  'Sample facts of this car, not confirmed yet: {facts}. Figures that depend on them are samples, too.';
export const openFacts =
  'Still to be confirmed for this car: {facts}. Until then the sum is a range.';
export const noFederalTariff = 'No federal tariff is published for this day. Ask your dealer.';
export const noTariff = 'No tariff of {place} is published for this day. Ask your dealer.';
export const otherRates = 'From {day} other rates apply in {place}: {label}.';

export const thisProvince = 'this province';
export const engineSize = '{figure} cc';
export const batterySize = 'a battery of {figure} kWh';
export const assembledHere = 'assembled in Pakistan';
export const imported = 'imported';
