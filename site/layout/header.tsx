import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { Wordmark } from './wordmark.tsx';

/** The bar that stays at the top of every page, 60 px high. */
export function Header() {
  return (
    <header className="on-dark fixed inset-x-0 top-0 z-40 flex h-15 items-center justify-between border-b border-white/10 bg-graphite-950 px-5 text-white md:px-10 lg:px-16">
      <Link to="/" aria-label="HAVAL, home page" className="flex h-11 shrink-0 items-center">
        <Wordmark className="h-3.5 w-auto lg:h-4" />
      </Link>
      <DesktopMenu />
      <Link
        to="/test-drive"
        className={`${buttonClass('signal', 'max-lg:hidden')} min-h-10! px-5! text-sm!`}
      >
        Test Drive
      </Link>
      <PhoneMenu />
    </header>
  );
}
