import { configPath, type SiteConfig } from '#contract/site-config.ts';

/** The start-up call (document 1, section 2): the public configuration, or null if it does not come. */
export async function startUp(): Promise<SiteConfig | null> {
  try {
    const response = await fetch(`/api${configPath}`);
    const { data } = await response.json();
    return data;
  } catch {
    return null;
  }
}
