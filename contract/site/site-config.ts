/** The public configuration, read once at startup. Null or empty values are not shown. */
export interface SiteConfig {
  supportEmail: string | null;
  /** International form, digits only. */
  whatsappNumber: string | null;
  /** In the notation for visitors. */
  phone: string | null;
  /** The office's address and opening hours. */
  address: string | null;
  hours: string | null;
  gaId: string | null;
  social: { name: string; url: string }[];
  /** Tiles of the dealer map; null shows the outlines of the provinces instead. */
  mapTiles: MapTiles | null;
}

/** The URL of map tiles with {z}, {x} and {y}, and their attribution. */
export interface MapTiles {
  url: string;
  attribution: string;
}

/** Below /api. */
export const configPath = '/config';
