export const loadFailed = 'Failed to fetch dealers';
export const none = 'No dealers available';
export const noneFound = 'No dealers found matching "{search}"';
export const noGeolocation = 'Geolocation is not supported by this browser.';
export const noneToChoose = 'No dealerships available';

/** Returns the text of a dealer's service, which is stored in English. */
export const nameService = (service: string): string => service;
