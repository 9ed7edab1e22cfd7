import { Link, Outlet, useLocation, useNavigation } from 'react-router';
import { useLiveRecords } from '../live/live-records.ts';
import { ToastRegion } from '../ui/toast-region.tsx';
import { Footer } from './footer.tsx';
import { focusHeading } from './page-heading.tsx';
import { TopBar } from './top-bar.tsx';

/** What stands around every screen behind the guard. */
export function Layout() {
  const { search } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  useLiveRecords();
  return (
    <div className="flex min-h-dvh flex-col">
      <Link
        to={{ search, hash: 'page-heading' }}
        onClick={(event) => {
          // Focus is what has to move; the address may stay.
          event.preventDefault();
          focusHeading();
        }}
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-2 focus:z-50 focus:rounded-control focus:bg-solid focus:px-4 focus:py-2 focus:text-solid-ink"
      >
        Skip to content
      </Link>
      <TopBar />
      <main aria-busy={isLoading} className="flex-1 px-4 py-5 md:px-6">
        <Outlet />
      </main>
      <Footer />
      <ToastRegion />
    </div>
  );
}
