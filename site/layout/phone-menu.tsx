import { ChevronDown, Menu, X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { type MenuItem, menu } from './menu.ts';
import { Wordmark } from './wordmark.tsx';

const dialogId = 'phone-menu';
const iconButton = '-mr-3 grid size-11 cursor-pointer place-items-center';

/**
 * The full-screen menu below 768 px: a modal dialog, so that the platform keeps focus inside and
 * closes it on Escape. The buttons command it by markup, before hydration as well.
 */
export function PhoneMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  // A tablet turned on its side has the other menu; an open dialog would leave the page inert.
  useEffect(() => {
    const desktop = matchMedia('(width >= 48rem)');
    const closeOnDesktop = () => desktop.matches && dialog.current?.close();
    desktop.addEventListener('change', closeOnDesktop);
    return () => desktop.removeEventListener('change', closeOnDesktop);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        {...command('show-modal')}
        onClick={whereCommandsAreUnknown(() => dialog.current?.showModal())}
        className={`${iconButton} md:hidden`}
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <dialog ref={dialog} id={dialogId} aria-label="Menu" className="phone-menu on-dark">
        <div className="flex h-15 items-center justify-between px-5">
          <Wordmark className="h-3.5 w-auto" />
          <button
            type="button"
            aria-label="Close menu"
            {...command('close')}
            onClick={whereCommandsAreUnknown(close)}
            className={iconButton}
          >
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
        <nav aria-label="Main" className="px-5 pb-10">
          <ul>
            {menu.map((item) => (
              <li key={item.title} className="phone-menu-item border-b border-white/12">
                <PhoneMenuEntry item={item} onFollow={close} />
              </li>
            ))}
            <li className="phone-menu-item pt-8">
              <ButtonLink to="/test-drive" onClick={close} className="w-full">
                Book a Test Drive
              </ButtonLink>
            </li>
          </ul>
        </nav>
      </dialog>
    </>
  );
}

const entry =
  'flex min-h-16 w-full cursor-pointer items-center justify-between text-2xl font-medium tracking-tight text-white no-underline';

/** Groups share a name: the browser keeps at most one of them open. */
function PhoneMenuEntry({ item, onFollow }: { item: MenuItem; onFollow: () => void }) {
  if (item.type === 'link') {
    return (
      <Link to={item.url} onClick={onFollow} className={entry}>
        {item.title}
      </Link>
    );
  }
  return (
    <details name="phone-menu-group" className="group">
      <summary className={entry}>
        {item.title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-graphite-300 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="pb-3">
        {item.items.map(({ title, url }) => (
          <li key={url}>
            <Link
              to={url}
              onClick={onFollow}
              className="flex min-h-11 items-center pl-4 text-graphite-200 no-underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The attributes that make a button command the dialog; React's types do not know them yet. */
const command = (name: 'show-modal' | 'close') => ({ command: name, commandfor: dialogId });

function whereCommandsAreUnknown(act: () => void) {
  return ({ currentTarget }: MouseEvent) => {
    if (!('commandForElement' in currentTarget)) act();
  };
}
