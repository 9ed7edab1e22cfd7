import { configPath, type SiteConfig } from '#contract/site-config.ts';
import { z } from '#contract/zod.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';

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

/** Registers the public settings that the site reads at startup. */
export function registerSiteConfig(api: Api, data: SiteConfig): void {
  api.get(configPath, { config: { access: 'public', docs, kept: { shows: [] } } }, async () => ({
    success: true,
    data,
  }));
}
