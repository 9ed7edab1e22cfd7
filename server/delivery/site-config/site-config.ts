import type { SiteConfig } from '#contract/site-config.ts';
import type { Env } from '#server/platform/env.ts';

const networks = [
  ['Facebook', 'SOCIAL_FACEBOOK'],
  ['Instagram', 'SOCIAL_INSTAGRAM'],
  ['YouTube', 'SOCIAL_YOUTUBE'],
] as const;

/** Picks the settings that visitors' browsers may know. */
export function buildSiteConfig(env: Env): SiteConfig {
  return {
    supportEmail: env.SUPPORT_EMAIL ?? null,
    whatsappNumber: env.WHATSAPP_NUMBER ?? null,
    phone: env.CONTACT_PHONE ?? null,
    address: env.CONTACT_ADDRESS ?? null,
    hours: env.CONTACT_HOURS ?? null,
    gaId: env.GA_ID ?? null,
    social: networks.flatMap(([name, setting]) => {
      const url = env[setting];
      return url ? [{ name, url }] : [];
    }),
    mapTiles: env.MAP_TILES_URL
      ? { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION }
      : null,
  };
}
