import { Link, useLocation } from 'react-router';
import { vehicles } from '#catalogue/vehicles.ts';
import { NewsletterBox } from '../newsletter/newsletter-box.tsx';
import { FooterColumn } from './footer-column.tsx';
import { FooterLink } from './footer-link.tsx';
import { footerColumns } from './menu.ts';
import { useSiteConfig } from './use-site-config.ts';
import { Wordmark } from './wordmark.tsx';

const models = vehicles.map(({ label, slug }) => ({ title: label, url: `/models/${slug}` }));

/** The foot of every page. */
export function Footer() {
  const { pathname } = useLocation();
  const { social = [], supportEmail } = useSiteConfig() ?? {};
  const socialLinks = social.map(({ name, url }) => ({ title: name, url }));
  return (
    <footer className="on-dark border-t border-white/10 bg-graphite-950 px-5 pt-14 pb-8 text-white md:px-10 lg:px-16">
      {pathname !== '/newsletter' && <NewsletterBox />}
      <div className="flex flex-col gap-10 lg:flex-row">
        <div className="lg:w-64 xl:w-96">
          <Link to="/" aria-label="HAVAL, home page" className="inline-flex min-h-11 items-center">
            <Wordmark className="h-4 w-auto" />
          </Link>
          <p className="mt-2 text-sm text-graphite-300">HAVAL, ORA and TANK in Pakistan.</p>
          {supportEmail && <FooterLink title={supportEmail} url={`mailto:${supportEmail}`} />}
        </div>
        <div className="grid grow grid-cols-2 gap-x-6 gap-y-10 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
          {footerColumns.map((column) => (
            <FooterColumn key={column.title} {...column} />
          ))}
          <FooterColumn title="Models" items={models} />
          {socialLinks.length > 0 && <FooterColumn title="Social Media" items={socialLinks} />}
        </div>
      </div>
      {/* Nothing at its end: there the floating helper comes to lie. */}
      <div className="mt-12 flex flex-wrap items-center gap-x-8 border-t border-white/12 pt-4 pr-16 text-sm text-graphite-300">
        <p className="py-3 max-sm:w-full">© 2025 HAVAL Pakistan</p>
        <FooterLink title="Privacy" url="/privacy" />
        <FooterLink title="Cookies" url="/cookies" />
      </div>
    </footer>
  );
}
