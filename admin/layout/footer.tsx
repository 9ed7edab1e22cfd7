import { useSiteConfig } from './site-config.ts';

const link = 'inline-flex min-h-6 items-center hover:text-ink hover:underline';

/** The foot of every screen: where staff ask for help, and where the company is to be found. */
export function Footer() {
  const { data: config } = useSiteConfig();
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
