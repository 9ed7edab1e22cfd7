import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { PaletteButton } from '../palette/palette-button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Logo } from './logo.tsx';
import { SlideInMenu } from './slide-in-menu.tsx';

/** The bar above the screens of windows that are too narrow for the sidebar, with a button that opens the menu. */
export function TopBar() {
  // The slide-in menu closes after a navigation.
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  return (
    <header className="sticky top-0 z-30 flex h-(--top-bar) items-center justify-between gap-6 border-b border-line bg-panel px-4 md:px-6 print:hidden">
      <Link to="/dashboard" aria-label="Back office, to the dashboard" className="flex py-1">
        <Logo />
      </Link>
      <div className="flex items-center gap-2">
        <PaletteButton />
        <IconButton
          label="Menu"
          icon={Menu}
          aria-haspopup="dialog"
          onClick={() => setOpenedAt(key)}
        />
      </div>
      {openedAt === key && <SlideInMenu onClose={() => setOpenedAt(null)} />}
    </header>
  );
}
