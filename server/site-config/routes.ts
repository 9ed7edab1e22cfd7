import { configPath, type SiteConfig } from '#contract/site-config.ts';
import type { Api } from '#server/http/api.ts';

/** The start-up call of the site. */
export function registerSiteConfig(api: Api, config: SiteConfig): void {
  api.get(configPath, { config: { access: 'public' } }, async () => ({
    success: true,
    data: config,
  }));
}
