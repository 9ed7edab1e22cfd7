import { ChevronDown, Menu, X } from 'lucide-react';
import { type FocusEvent, type ToggleEvent, useRef } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { type MenuItem, menu } from './menu.ts';
import { Wordmark } from './wordmark.tsx';

const menuId = 'phone-menu';
const iconButton = '-mr-3 grid size-11 cursor-pointer place-items-center';

/**
 * The full-screen menu below 768 px: a popover, which the platform closes on Escape and gives its button the focus
 * back. The buttons open and close it by markup, before hydration as well. A modal dialog would have the
 * whole page behind it styled anew, which a slow phone shows as a pause.
 */
export function PhoneMenu() {
  const popover = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const close = () => popover.current?.hidePopover();

  function takeFocus({ newState }: ToggleEvent) {
    if (newState === 'open') closer.current?.focus();
  }
  /** What it covers can't be seen: it makes way for the focus. */
  function closeBehindFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    <>
      <button
        type="button"
        aria-label="Open menu"
        popoverTarget={menuId}
        className={`${iconButton} md:hidden`}
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <dialog
        ref={popover}
        id={menuId}
        popover="auto"
        aria-label="Menu"
        onToggle={takeFocus}
        onBlur={closeBehindFocus}
        className="phone-menu on-dark"
      >
        <div className="flex h-15 items-center justify-between px-5">
          <Wordmark className="h-3.5 w-auto" />
          <button
            ref={closer}
            type="button"
            aria-label="Close menu"
            popoverTarget={menuId}
            popoverTargetAction="hide"
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
