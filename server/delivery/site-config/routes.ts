import { configPath, type SiteConfig } from '#contract/site/site-config.ts';
import { z } from '#contract/zod.ts';
import type { Env } from '#server/platform/env.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';

const networks = [
  ['Facebook', 'SOCIAL_FACEBOOK'],
  ['Instagram', 'SOCIAL_INSTAGRAM'],
  ['YouTube', 'SOCIAL_YOUTUBE'],
] as const;

/** Picks the settings for visitors' browsers. */
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

const config = z.object({
  supportEmail: z.nullable(z.string()),
  whatsappNumber: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  hours: z.nullable(z.string()),
  gaId: z.nullable(z.string()),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
  mapTiles: z.nullable(z.object({ url: z.string(), attribution: z.string() })),
}) satisfies z.ZodMiniType<SiteConfig>;

const docs: RouteDocs = {
  operationId: 'readSiteConfig',
  summary: 'Read the public settings of the site',
  tag: 'Site',
  answer: dataAnswer(config),
};

/** Registers the public settings, which the site reads at startup. */
export function registerSiteConfig(api: Api, data: SiteConfig): void {
  api.get(configPath, { config: { access: 'public', docs, kept: { shows: [] } } }, async () => ({
    success: true,
    data,
  }));
}
