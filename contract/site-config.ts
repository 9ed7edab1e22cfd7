/** The public configuration, read once at start-up; null or empty: not set, so not shown. */
export interface SiteConfig {
  supportEmail: string | null;
  /** International form, digits only. */
  whatsappNumber: string | null;
  gaId: string | null;
  social: { name: string; url: string }[];
  /** What the dealer map is laid with; null: nothing, only its own outlines show. */
  mapTiles: MapTiles | null;
}

/** Map pictures by address, with {z}, {x} and {y} in it, and whom they are owed to. */
export interface MapTiles {
  url: string;
  attribution: string;
}

/** Below /api. */
export const configPath = '/config';
