import type { SiteConfig } from '#contract/site/site-config.ts';
import favicon from '../favicon.svg';
import type { Thing } from './thing.ts';

interface Organization extends Thing {
  '@type': 'Organization';
  name: string;
  url: string;
  logo: string;
  /** The URLs of its social media profiles. */
  sameAs?: readonly string[];
  email?: string;
  telephone?: string;
}

/** Builds the distributor, with its contact details as far as they are configured. */
export function buildOrganization(
  name: string,
  publicUrl: string,
  config?: SiteConfig,
): Organization {
  const { social = [], supportEmail, phone } = config ?? {};
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name,
    url: `${publicUrl}/`,
    logo: publicUrl + favicon,
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    ...(supportEmail && { email: supportEmail }),
    ...(phone && { telephone: phone }),
  };
}
