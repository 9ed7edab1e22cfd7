import * as words from '#words/contract/dealers';

/** A dealer's public fields. Coordinates in degrees; `distance` in km if the query names a place. */
export interface Dealer {
  _id: string;
  name: string;
  city: string;
  address: string;
  email: string;
  phone: string;
  /** The WhatsApp number for customers; null if it has none. */
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
  /** Whether new requests are assigned to the dealer's account with the fewest open ones. Staff only. */
  autoAssign?: boolean;
  /** The code on the showroom's wall, which /verify recognizes. Only staff get it from the API. */
  verifyCode?: string;
  distance?: number;
}

/** Formats a dealership the way requests store it: 'name, city'. */
export function dealershipLabel({ name, city }: Pick<Dealer, 'name' | 'city'>): string {
  return `${name}, ${city}`;
}

/** Texts of the dealer finder and of dealership fields: docs/spec/public-site.md#dealer-finder. */
export const dealerMessages = {
  loadFailed: words.loadFailed,
  none: words.none,
  noneFound: (search: string) => words.noneFound.replace('{search}', () => search),
  noGeolocation: words.noGeolocation,
  noneToChoose: words.noneToChoose,
} as const;
