import { useLocation } from 'react-router';
import { vehicles } from '#catalogue/vehicles.ts';
import { inPakistan } from '#contract/format/pakistan-time.ts';
import { buildCallAddress } from '#contract/input/phone-forms.ts';
import { PageLink } from '#ui/page-link.tsx';
import * as words from '#words/site/layout';
import { NewsletterBox } from '../newsletter/newsletter-form.tsx';
import { LanguageLink } from './language-link.tsx';
import { footerColumns } from './menu.ts';
import { useSiteConfig } from './use-site-config.ts';
import { buildWhatsappUrl } from './whatsapp.ts';
import { Wordmark } from './wordmark.tsx';

/** A footer link, internal or external. */
function FooterLink({ title, url }: { title: string; url: string }) {
  return (
    <PageLink to={url} className="footer-link">
      {/^[a-z]+:/.test(url) ? <bdi>{title}</bdi> : title}
    </PageLink>
  );
}

/** A titled list of links. On phones its title opens it, without JavaScript too; elsewhere it is always open. */
function FooterColumn({
  title,
  items,
}: {
  title: string;
  items: readonly { title: string; url: string }[];
}) {
  return (
    <nav aria-label={title}>
      <h2 className="footer-title">{title}</h2>
      <details className="footer-group">
        <summary className="footer-opener">{title}</summary>
        <ul className="pb-3 md:mt-2 md:pb-0">
          {items.map((item) => (
            <li key={item.url}>
              <FooterLink {...item} />
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

const models = vehicles.map(({ label, slug }) => ({ title: label, url: `/models/${slug}` }));

/** The footer of every page. */
export function Footer() {
  const { pathname } = useLocation();
  const {
    social = [],
    supportEmail,
    phone,
    whatsappNumber,
    address,
    hours,
  } = useSiteConfig() ?? {};
  const contacts = [
    phone && { title: phone, url: buildCallAddress(phone) },
    whatsappNumber && { title: words.whatsapp, url: buildWhatsappUrl(whatsappNumber) },
    supportEmail && { title: supportEmail, url: `mailto:${supportEmail}` },
  ].filter((contact) => typeof contact === 'object' && contact !== null);
  const socialLinks = social.map(({ name, url }) => ({ title: name, url }));
  return (
    <footer className="on-dark border-t border-white/10 bg-graphite-950 px-5 pt-14 pb-8 text-white md:px-10 lg:px-16">
      {pathname !== '/newsletter' && <NewsletterBox />}
      <div className="flex flex-col gap-8 md:gap-10 lg:flex-row">
        <div className="lg:w-64 xl:w-96">
          <PageLink
            to="/"
            aria-label={words.homeLink}
            className="inline-flex min-h-11 items-center"
          >
            <Wordmark className="h-4 w-auto" />
          </PageLink>
          <p className="mt-2 text-sm text-graphite-300">{words.tagline}</p>
          <ul className="mt-2 flex flex-wrap gap-x-6 md:block">
            {contacts.map((contact) => (
              <li key={contact.url}>
                <FooterLink {...contact} />
              </li>
            ))}
          </ul>
          {[address, hours].map(
            (text) =>
              text && (
                <p key={text} className="mt-2 max-w-xs text-[0.9375rem] text-graphite-300">
                  <bdi>{text}</bdi>
                </p>
              ),
          )}
        </div>
        <div className="grow border-t border-white/12 md:grid md:auto-cols-fr md:gap-x-6 md:border-0 md:grid-flow-col">
          {footerColumns.map((column) => (
            <FooterColumn key={column.title} {...column} />
          ))}
          <FooterColumn title={words.models} items={models} />
          {socialLinks.length > 0 && <FooterColumn title={words.socialMedia} items={socialLinks} />}
        </div>
      </div>
      {/* Leaves the end of the line free for the floating helper. */}
      <div className="flex flex-wrap items-center gap-x-8 border-white/12 pt-4 pe-16 text-sm text-graphite-300 md:mt-12 md:border-t">
        {/* A page that was cached last year still names that year. */}
        <p suppressHydrationWarning className="py-3 max-sm:w-full">
          {words.copyright(inPakistan(new Date()).getUTCFullYear())}
        </p>
        <FooterLink title={words.privacy} url="/privacy" />{' '}
        <FooterLink title={words.cookies} url="/cookies" />{' '}
        <FooterLink title={words.accessibility} url="/accessibility" />{' '}
        <FooterLink title={words.testDriveTerms} url="/test-drive/terms" />{' '}
        <LanguageLink className="footer-link" />
      </div>
    </footer>
  );
}
