interface FooterProps {
  /** Where staff ask for help, and where the company is to be found; absent until they are set. */
  supportEmail?: string;
  socialLinks?: { name: string; url: string }[];
}

const link = 'inline-flex min-h-6 items-center hover:text-ink hover:underline';

/** The foot of every screen. */
export function Footer({ supportEmail, socialLinks = [] }: FooterProps) {
  return (
    <footer className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-3 text-xs text-ink-soft md:px-6">
      <p className="me-auto">HAVAL Back office</p>
      {supportEmail && (
        <a href={`mailto:${supportEmail}`} className={link}>
          {supportEmail}
        </a>
      )}
      {socialLinks.map(({ name, url }) => (
        <a key={url} href={url} rel="noreferrer" target="_blank" className={link}>
          {name}
        </a>
      ))}
    </footer>
  );
}
