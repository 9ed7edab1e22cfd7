/** The public configuration, read once at start-up from GET /config; null: not set, so not shown. */
export interface SiteConfig {
  supportEmail: string | null;
  whatsappNumber: string | null;
  gaId: string | null;
  social: { name: string; url: string }[];
  map: { tilesUrl: string | null; attribution: string };
}

export const configPath = '/config';
