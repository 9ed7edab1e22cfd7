/** A dealer as anyone may see it. Coordinates in degrees; `distance` in km where a place was asked about. */
export interface Dealer {
  _id: string;
  name: string;
  city: string;
  address: string;
  email: string;
  phone: string;
  lat: number;
  lng: number;
  map: string;
  isActive: boolean;
  /** Loaded with the product to show it; not a real dealership. */
  isSample: boolean;
  description: string | null;
  services: string[];
  workingHours: Partial<Record<string, string>>;
  createdAt: string;
  updatedAt: string;
  distance?: number;
}

/** How requests name a dealership: 'name, city' (document 1, section 3). */
export function dealershipLabel({ name, city }: Pick<Dealer, 'name' | 'city'>): string {
  return `${name}, ${city}`;
}

/** The words of the dealer finder and of dealership fields (document 1, sections 2, 4 and 8). */
export const dealerMessages = {
  loadFailed: 'Failed to fetch dealers',
  none: 'No dealers available',
  noneFound: (search: string) => `No dealers found matching "${search}"`,
  noGeolocation: 'Geolocation is not supported by this browser.',
  noneToChoose: 'No dealerships available',
} as const;
