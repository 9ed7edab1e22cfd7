import type { SiteConfig } from '#contract/site-config.ts';
import favicon from '../favicon.svg';
import type { Thing } from './thing.ts';

interface Organization extends Thing {
  '@type': 'Organization';
  name: string;
  url: string;
  logo: string;
  /** Where it is to be found elsewhere: its social networks. */
  sameAs?: readonly string[];
  email?: string;
}

/** The distributor. */
export function organization(name: string, publicUrl: string, config?: SiteConfig): Organization {
  const { social = [], supportEmail } = config ?? {};
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name,
    url: `${publicUrl}/`,
    logo: publicUrl + favicon,
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    ...(supportEmail && { email: supportEmail }),
  };
}
