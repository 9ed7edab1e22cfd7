import { Menu, X } from 'lucide-react';
import { type ToggleEvent, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { PageNavLink } from '#ui/page-link.tsx';
import * as words from '#words/site/layout';
import { LanguageLink } from './language-link.tsx';
import { LazyMenuCars } from './lazy-menu-cars.tsx';
import { type MenuItem, menu } from './menu.ts';
import { Wordmark } from './wordmark.tsx';

const menuId = 'phone-menu';
const iconButton = '-me-3 grid size-11 cursor-pointer place-items-center';

/**
 * The full-screen menu below 768 px. It is a popover: the browser closes it on Escape and returns focus to
 * its button. The buttons work by markup, before hydration too. A modal dialog would make the browser
 * restyle the whole page behind it, which is slow on weak phones.
 */
export function PhoneMenu() {
  const popover = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [hasOpened, setHasOpened] = useState(false);
  const close = () => popover.current?.hidePopover();

  function handleToggle({ newState, currentTarget }: ToggleEvent) {
    if (newState !== 'open') return;
    setHasOpened(true);
    setPageInert(currentTarget, true);
    closeButton.current?.focus();
  }
  /** Before the menu closes, since the browser then returns focus to a button that must not be inert. */
  function handleBeforeToggle({ newState, currentTarget }: ToggleEvent) {
    if (newState === 'closed') setPageInert(currentTarget, false);
  }
  // A link in the menu may lead to another layout, which removes the menu while it is open.
  useEffect(() => {
    const menuElement = popover.current;
    // It may have been opened before hydration.
    if (menuElement?.matches(':popover-open')) {
      setHasOpened(true);
      setPageInert(menuElement, true);
    }
    return () => {
      if (menuElement) setPageInert(menuElement, false);
    };
  }, []);

  return (
    <>
      <button
        type="button"
        aria-label={words.openMenu}
        popoverTarget={menuId}
        className={`${iconButton} md:hidden`}
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <dialog
        ref={popover}
        id={menuId}
        popover="auto"
        aria-label={words.menu}
        onBeforeToggle={handleBeforeToggle}
        onToggle={handleToggle}
        className="phone-menu on-dark"
      >
        <div className="flex h-15 items-center justify-between px-5">
          <Wordmark className="h-3.5 w-auto" />
          <button
            ref={closeButton}
            type="button"
            aria-label={words.closeMenu}
            popoverTarget={menuId}
            popoverTargetAction="hide"
            className={iconButton}
          >
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
        <nav aria-label={words.mainMenu} className="px-5 pb-10">
          <ul>
            {menu.map((item) => (
              <li key={item.url} className="phone-menu-item">
                <PhoneMenuEntry item={item} onFollow={close} />
              </li>
            ))}
            <li className="phone-menu-item">
              <div className="menu-cars-place">
                {hasOpened && <LazyMenuCars className="menu-cars" onFollow={close} />}
              </div>
              <div className="mt-6 grid gap-3">
                <ButtonLink to="/test-drive" onClick={close}>
                  {words.bookTestDrive}
                </ButtonLink>{' '}
                <ButtonLink variant="outline-on-dark" to="/find-a-dealer" onClick={close}>
                  {words.findDealer}
                </ButtonLink>
              </div>
              <LanguageLink className="phone-menu-entry mt-3" />
            </li>
          </ul>
        </nav>
      </dialog>
    </>
  );
}

/** Takes everything but the menu out of reach, for screen readers that move by swipes too. */
function setPageInert(menuElement: Element, isInert: boolean) {
  const header = menuElement.closest('header');
  const outside = [...(header?.children ?? []), ...document.body.children];
  for (const element of outside) {
    if (element !== header && element !== menuElement) element.toggleAttribute('inert', isInert);
  }
}

/** Otherwise each link has an empty attribute. */
const noClass = () => undefined;

/** Groups share a name, so the browser keeps at most one open. */
function PhoneMenuEntry({ item, onFollow }: { item: MenuItem; onFollow: () => void }) {
  if (item.type === 'link') {
    return (
      <PageNavLink to={item.url} onClick={onFollow} className="phone-menu-entry">
        {item.title}
      </PageNavLink>
    );
  }
  return (
    <details name="phone-menu-group">
      <summary className="phone-menu-entry menu-opener">{item.title}</summary>
      <ul className="phone-menu-list">
        {item.items.map(({ title, url }) => (
          <li key={url}>
            <PageNavLink to={url} onClick={onFollow} className={noClass}>
              {title}
            </PageNavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
