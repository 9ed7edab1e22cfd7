/** A dealer's public fields. Coordinates in degrees; `distance` in km if the query names a place. */
export interface Dealer {
  _id: string;
  name: string;
  city: string;
  address: string;
  email: string;
  phone: string;
  /** The number to which customers write on WhatsApp; null if it has none. */
  whatsapp: string | null;
  lat: number;
  lng: number;
  map: string;
  isActive: boolean;
  /** Whether it is sample content that ships with the product, not a real dealership. */
  isSample: boolean;
  description: string | null;
  services: string[];
  workingHours: Partial<Record<string, string>>;
  createdAt: string;
  updatedAt: string;
  /** Whether new requests go to the dealer's account with the fewest open ones. Staff only. */
  autoAssign?: boolean;
  /** The code for its wall, which /verify knows. Staff only: visitors read it in the showroom. */
  verifyCode?: string;
  distance?: number;
}

/** Formats a dealership as requests name it: 'name, city'. */
export function dealershipLabel({ name, city }: Pick<Dealer, 'name' | 'city'>): string {
  return `${name}, ${city}`;
}

/** Texts of the dealer finder and of dealership fields: docs/spec/public-site.md#dealer-finder. */
export const dealerMessages = {
  loadFailed: 'Failed to fetch dealers',
  none: 'No dealers available',
  noneFound: (search: string) => `No dealers found matching "${search}"`,
  noGeolocation: 'Geolocation is not supported by this browser.',
  noneToChoose: 'No dealerships available',
} as const;
