import { useQuery } from '@tanstack/react-query';
import type { Success } from '#contract/http.ts';
import { configPath, type SiteConfig } from '#contract/site-config.ts';
import { callApi } from '../api.ts';

const link = 'inline-flex min-h-6 items-center hover:text-ink hover:underline';

/** The foot of every screen: where staff ask for help, and where the company is to be found. */
export function Footer() {
  const { data: config } = useQuery({
    queryKey: [configPath],
    queryFn: async ({ signal }) =>
      (await callApi<Success<SiteConfig>>(configPath, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const supportEmail = config?.supportEmail;
  return (
    <footer className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-3 text-xs text-ink-soft md:px-6">
      <p className="me-auto">HAVAL Back office</p>
      {supportEmail && (
        <a href={`mailto:${supportEmail}`} className={link}>
          {supportEmail}
        </a>
      )}
      {config?.social.map(({ name, url }) => (
        <a key={url} href={url} rel="noreferrer" target="_blank" className={link}>
          {name}
        </a>
      ))}
    </footer>
  );
}
