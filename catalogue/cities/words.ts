/** Returns the text of a city's name, which is stored in English. */
export const nameCity = (city: string): string => city;
