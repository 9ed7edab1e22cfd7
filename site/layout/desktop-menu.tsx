import type { FocusEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { NavLink } from 'react-router';
import { DesktopGroup } from './desktop-group.tsx';
import { menu } from './menu.ts';
import { targetOfKey } from './menu-keys.ts';
import { useOpenGroup } from './use-open-group.ts';

/** The horizontal menu from 768 px. Its groups are details elements: they open without script too. */
export function DesktopMenu() {
  const group = useOpenGroup();

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key } = event;
    const title = groupOf(event.target);
    if (key === 'Escape' && group.openTitle) {
      event.currentTarget.querySelector<HTMLElement>('details[open] > summary')?.focus();
      return group.close();
    }
    // The items of a closed group cannot take focus: it has to be open before the search for one.
    if (key === 'ArrowDown' && title) flushSync(() => group.show(title, 'click'));
    const target = targetOfKey(event);
    if (!target) return;
    event.preventDefault();
    if (key === 'ArrowLeft' || key === 'ArrowRight') group.close();
    target.focus();
  }

  // A group that focus has left, for another or for a plain link, is done with.
  function onFocus({ target }: FocusEvent<HTMLElement>) {
    if (groupOf(target) !== group.openTitle) group.close();
  }

  return (
    <nav aria-label="Main" className="-mr-2.5 hidden h-full md:block lg:mr-0">
      <ul
        ref={group.menu}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className="flex h-full items-stretch"
      >
        {menu.map((item) =>
          item.type === 'link' ? (
            <li key={item.title} className="h-full">
              <NavLink to={item.url} data-bar="" className="menu-bar-item">
                {item.title}
              </NavLink>
            </li>
          ) : (
            <DesktopGroup
              key={item.title}
              item={item}
              open={group.openTitle === item.title}
              onShow={() => group.show(item.title, 'hover')}
              onToggle={() => group.toggle(item.title)}
              onLeave={group.leave}
              onClose={group.close}
            />
          ),
        )}
      </ul>
    </nav>
  );
}

const groupOf = (element: EventTarget) =>
  (element as HTMLElement).closest<HTMLElement>('[data-group]')?.dataset.group;
