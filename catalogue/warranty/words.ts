export const standard = 'Standard';
export const powerTrain = 'Power-train';
export const hybrid = 'HEV battery, motor and controller';
export const limits = (years: number, km: string) => `${years} years or ${km} km`;
export const firstLimit = (years: number, km: string) =>
  `${years} years or ${km} km, whichever comes first`;
