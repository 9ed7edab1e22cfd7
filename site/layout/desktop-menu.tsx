import type { FocusEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { PageNavLink } from '#ui/page-link.tsx';
import { DesktopGroup } from './desktop-group.tsx';
import { menu } from './menu.ts';
import { findFocusTarget } from './menu-keys.ts';
import { ModelsItem } from './models-item.tsx';
import { useOpenGroup } from './use-open-group.ts';

/** The horizontal menu, from 768 px. Its groups are details elements, which open without JavaScript too. */
export function DesktopMenu() {
  const group = useOpenGroup();

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key } = event;
    const title = findGroup(event.target);
    if (key === 'Escape' && group.openTitle) {
      event.currentTarget
        .querySelector<HTMLElement>(`[data-group="${group.openTitle}"] [data-bar]`)
        ?.focus();
      return group.close();
    }
    // Items of a closed group cannot take focus, so open it before looking for one.
    if (key === 'ArrowDown' && title) flushSync(() => group.show(title, 'click'));
    const target = findFocusTarget(event);
    if (!target) return;
    event.preventDefault();
    if (key === 'ArrowLeft' || key === 'ArrowRight') group.close();
    target.focus();
  }

  // Closes the group that focus has left.
  function onFocus({ target }: FocusEvent<HTMLElement>) {
    if (findGroup(target) !== group.openTitle) group.close();
  }

  return (
    <nav aria-label="Main" className="hidden h-full md:block">
      <ul
        ref={group.menu}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className="flex h-full items-stretch"
      >
        {menu.map((item) => {
          const shared = {
            item,
            open: group.openTitle === item.title,
            onShow: () => group.show(item.title, 'hover'),
            onLeave: group.leave,
            onClose: group.close,
          };
          if (item.url === '/models') return <ModelsItem key={item.title} {...shared} />;
          if (item.type === 'dropdown') {
            const onToggle = () => group.toggle(item.title);
            return <DesktopGroup key={item.title} {...shared} onToggle={onToggle} />;
          }
          return (
            <li key={item.title} className="h-full">
              <PageNavLink to={item.url} data-bar="" className="menu-bar-item">
                {item.title}
              </PageNavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const findGroup = (element: EventTarget) =>
  (element as HTMLElement).closest<HTMLElement>('[data-group]')?.dataset.group;
