/** Units of figures, and how a figure stands with its unit. */
export const inch = 'inch';
export const horsepower = 'HP';
export const newtonMetres = 'Nm';
export const kilometres = 'km';
export const kilowatts = 'kW';
export const watts = 'W';
export const litres = 'L';
export const seconds = 's';
export const percent = '%';
export const measure = (figure: string, unit: string) => `${figure} ${unit}`;
