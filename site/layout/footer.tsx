import { Link } from 'react-router';
import { vehicles } from '#catalogue/vehicles.ts';
import { footerColumns } from './menu.ts';
import { Wordmark } from './wordmark.tsx';

const columns = [
  ...footerColumns,
  {
    title: 'Models',
    items: vehicles.map(({ label, slug }) => ({ title: label, url: `/models/${slug}` })),
  },
];

/** The foot of every page. */
export function Footer() {
  return (
    <footer className="on-dark border-t border-white/10 bg-graphite-950 px-5 pt-14 pb-8 text-white md:px-10 lg:px-16">
      <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-md:col-span-2">
          <Link to="/" aria-label="HAVAL, home page" className="inline-flex min-h-11 items-center">
            <Wordmark className="h-4 w-auto" />
          </Link>
          <p className="mt-2 max-w-64 text-sm text-graphite-300">
            HAVAL, ORA and TANK in Pakistan.
          </p>
        </div>
        {columns.map(({ title, items }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-sm font-semibold">{title}</h2>
            <ul className="mt-2">
              {items.map((item) => (
                <li key={item.url}>
                  <FooterLink {...item} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="mt-12 flex flex-wrap items-center gap-x-8 border-t border-white/12 pt-4 text-sm text-graphite-300">
        <p className="mr-auto py-3">© 2025 HAVAL Pakistan</p>
        <FooterLink title="Privacy" url="/privacy" />
        <FooterLink title="Cookies" url="/cookies" />
      </div>
    </footer>
  );
}

function FooterLink({ title, url }: { title: string; url: string }) {
  return (
    <Link
      to={url}
      className="inline-flex min-h-11 items-center text-[0.9375rem] text-graphite-300 no-underline transition-colors hover:text-white md:min-h-9"
    >
      {title}
    </Link>
  );
}
