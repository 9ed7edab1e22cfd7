import { Link, Outlet, useLocation, useNavigation } from 'react-router';
import { useBrowserNotices } from '../live/browser-notices.ts';
import { useLiveRecords } from '../live/live-records.ts';
import { useRecent } from '../palette/use-recent.ts';
import { IdleWarning } from '../session/idle-warning.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { useWindowFrom } from '../ui/use-window-from.ts';
import { focusHeading } from './page.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSiteConfig } from './site-config.ts';
import { TopBar } from './top-bar.tsx';

const linkClass = 'inline-flex min-h-6 items-center hover:text-ink hover:underline';

/** The footer of every screen: support email and social links; nothing if none is set. */
function Footer() {
  const { data: config } = useSiteConfig();
  const { supportEmail, social = [] } = config ?? {};
  if (!supportEmail && social.length === 0) return null;
  return (
    <footer className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-3 text-xs text-ink-soft md:px-6 print:hidden">
      {supportEmail && (
        <a href={`mailto:${supportEmail}`} className={`me-auto ${linkClass}`}>
          {supportEmail}
        </a>
      )}
      {social.map(({ name, url }) => (
        <a key={url} href={url} rel="noreferrer" target="_blank" className={linkClass}>
          {name}
        </a>
      ))}
    </footer>
  );
}

/** The frame of every screen except sign-in. */
export function Layout() {
  const { search } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  useLiveRecords();
  useBrowserNotices();
  useRecent();
  const hasSidebar = useWindowFrom('84.375rem');
  return (
    <div className="flex min-h-dvh flex-col sidebar:grid sidebar:grid-cols-[var(--sidebar-width)_minmax(0,1fr)] sidebar:grid-rows-[1fr_auto] print:block">
      <Link
        to={{ search, hash: 'page-heading' }}
        onClick={(event) => {
          // Moves focus only: the address stays.
          event.preventDefault();
          focusHeading();
        }}
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-2 focus:z-50 focus:rounded-control focus:bg-solid focus:px-4 focus:py-2 focus:text-solid-ink"
      >
        Skip to content
      </Link>
      {hasSidebar ? <Sidebar /> : <TopBar />}
      <main
        aria-busy={isLoading}
        className="flex-1 px-4 py-4 md:px-6 sidebar:max-2xl:px-4 sidebar:py-3"
      >
        <Outlet />
      </main>
      <Footer />
      <ToastRegion side="end" />
      <IdleWarning />
    </div>
  );
}
