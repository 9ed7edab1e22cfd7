import { Link, NavLink, Outlet } from 'react-router';
import * as words from '#words/site/layout';
import { ConsentGate } from '../consent/consent-gate.tsx';
import { Footer } from '../layout/footer.tsx';
import { menu } from '../layout/menu.ts';
import { Wordmark } from '../layout/wordmark.tsx';

const lists = menu.find(({ url }) => url === '/news-and-events/news')?.items ?? [];

/** The newsroom's layout: the logo, links to its lists, the page and the site's footer. */
export default function Newsroom() {
  return (
    <>
      <a href="#content" className="skip-link">
        {words.skipToContent}
      </a>
      <ConsentGate />
      <header className="on-dark flex h-15 items-center justify-between gap-2 border-b border-white/10 bg-graphite-950 px-5 text-white md:px-10 lg:px-16">
        <Link to="/" aria-label={words.homeLink} className="flex h-11 shrink-0 items-center">
          <Wordmark className="h-3.5 w-auto lg:h-4" />
        </Link>
        <nav aria-label={words.newsAndEvents} className="-me-2.5 h-full">
          <ul className="flex h-full items-stretch">
            {lists.map(({ title, url }) => (
              <li key={url} className="h-full">
                <NavLink to={url} className="menu-bar-item">
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="content" tabIndex={-1} className="min-h-[calc(100svh-3.75rem)] bg-paper">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
