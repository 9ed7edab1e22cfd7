import { X } from 'lucide-react';
import { useId } from 'react';
import { NavLink } from 'react-router';
import { buildMenu } from '../navigation.ts';
import type { Screen } from '../screen.ts';
import { useUser } from '../session/session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { AccountPanel } from './account-panel.tsx';

/** The menu of windows that are too narrow for the sidebar. */
export function SlideInMenu({ onClose }: { onClose: () => void }) {
  const { groups, singles } = buildMenu(useUser());
  const headingId = useId();
  return (
    <Dialog
      labelledBy={headingId}
      onDismiss={onClose}
      className="sheet-in ms-auto h-dvh max-h-none w-[min(20rem,calc(100vw-3rem))] border-y-0 border-e-0 p-0"
    >
      <div className="flex min-h-full flex-col">
        <div className="flex h-14 items-center justify-between border-b border-line ps-5 pe-3">
          <h2 id={headingId} className="font-semibold">
            Menu
          </h2>
          <IconButton label="Close menu" icon={X} onClick={onClose} />
        </div>
        <nav aria-label="Main" className="grid content-start gap-4 p-3">
          <ul>
            {singles.map((screen) => (
              <MenuLink key={screen.path} {...screen} />
            ))}
          </ul>
          {groups.map(({ title, screens }) => (
            <section key={title}>
              <h3 className="px-2.5 pb-1 text-xs text-ink-soft">{title}</h3>
              <ul>
                {screens.map((screen) => (
                  <MenuLink key={screen.path} {...screen} />
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className="mt-auto border-t border-line p-5">
          <AccountPanel />
        </div>
      </div>
    </Dialog>
  );
}

function MenuLink({ path, title }: Pick<Screen, 'path' | 'title'>) {
  return (
    <li>
      <NavLink
        to={path}
        className="flex min-h-11 items-center rounded-control px-2.5 font-medium hover:bg-hover aria-[current=page]:bg-hover"
      >
        {title}
      </NavLink>
    </li>
  );
}
