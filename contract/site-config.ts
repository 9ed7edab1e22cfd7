/** The public configuration, read once at start-up; null or empty: not set, so not shown. */
export interface SiteConfig {
  supportEmail: string | null;
  /** International form, digits only. */
  whatsappNumber: string | null;
  gaId: string | null;
  social: { name: string; url: string }[];
}

/** Below /api. */
export const configPath = '/config';
