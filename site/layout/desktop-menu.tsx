import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { PageNavLink } from '#ui/page-link.tsx';
import * as words from '#words/site/layout';
import { LazyMenuCars } from './lazy-menu-cars.tsx';
import { type MenuItem, menu } from './menu.ts';
import { readArrowKey } from './reading-direction.ts';
import { useOpenGroup } from './use-open-group.ts';

/** The horizontal menu, from 768 px. Its groups are details elements, which open without JavaScript too. */
export function DesktopMenu() {
  const group = useOpenGroup();

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key } = event;
    const url = findGroup(event.target);
    if (key === 'Escape' && group.openUrl) {
      event.currentTarget
        .querySelector<HTMLElement>(`[data-group="${group.openUrl}"] [data-bar]`)
        ?.focus();
      return group.close();
    }
    // Items of a closed group cannot take focus, so open it before looking for one.
    if (key === 'ArrowDown' && url) flushSync(() => group.show(url, 'click'));
    const target = findFocusTarget(event);
    if (!target) return;
    event.preventDefault();
    if (readArrowKey(key)) group.close();
    target.focus();
  }

  // Closes the group that focus has left.
  function onFocus({ target }: FocusEvent<HTMLElement>) {
    if (findGroup(target) !== group.openUrl) group.close();
  }

  return (
    <nav aria-label={words.mainMenu} className="hidden h-full md:block">
      <ul
        ref={group.menu}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className="flex h-full items-stretch"
      >
        {menu.map((item) => {
          const shared = {
            item,
            open: group.openUrl === item.url,
            onShow: () => group.show(item.url, 'hover'),
            onLeave: group.leave,
            onClose: group.close,
          };
          if (item.url === '/models') return <ModelsItem key={item.url} {...shared} />;
          if (item.type === 'dropdown') {
            const onToggle = () => group.toggle(item.url);
            return <DesktopGroup key={item.url} {...shared} onToggle={onToggle} />;
          }
          return (
            <li key={item.url} className="h-full">
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

/**
 * The link to the models. A mouse over it, or the arrow key down, shows the eight cars below the header; a tap and Enter
 * follow the link.
 */
const ModelsItem = ({ item, open, onShow, onLeave, onClose }: GroupProps) => (
  <MenuGroup item={item} onShow={onShow} onLeave={onLeave} className="h-full">
    <PageNavLink to={item.url} data-bar="" onClick={onClose} className="menu-bar-item">
      {item.title}
    </PageNavLink>
    {open && (
      <div className="menu-drop inset-x-0 min-h-40 border-b px-5 py-8 md:px-10 lg:px-16">
        <LazyMenuCars
          className="grid grid-cols-4 gap-x-5 gap-y-6 xl:grid-cols-8"
          onFollow={onClose}
        />
      </div>
    )}
  </MenuGroup>
);

/** A menu item with its dropdown. Tablets show the first part of its title, to save space. */
function DesktopGroup({
  item,
  open,
  onShow,
  onToggle,
  onLeave,
  onClose,
}: GroupProps & { onToggle: () => void }) {
  const [main, rest] = item.title.split(words.titleBreak);
  return (
    <MenuGroup item={item} onShow={onShow} onLeave={onLeave} className="relative h-full">
      <details name="desktop-menu" open={open} className="h-full">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
        <summary
          data-bar=""
          className="menu-bar-item menu-opener"
          onClick={(event) => {
            event.preventDefault();
            onToggle();
          }}
        >
          <span>
            {main}
            {rest && <span className="max-lg:hidden">{words.titleBreak + rest}</span>}
          </span>
        </summary>
        <ul className="menu-drop menu-list">
          {item.items.map(({ title, url }) => (
            <li key={url}>
              <PageNavLink to={url} data-item="" onClick={onClose} className="menu-drop-link">
                {title}
              </PageNavLink>
            </li>
          ))}
        </ul>
      </details>
    </MenuGroup>
  );
}

/** A group of the desktop menu: its item, whether it is open, and what opens and closes it. */
interface GroupProps {
  item: MenuItem;
  open: boolean;
  onShow: () => void;
  onLeave: () => void;
  onClose: () => void;
}

/** The list item of a group. Only a mouse opens it on hover, since a tap would both hover and click. */
function MenuGroup({
  item,
  onShow,
  onLeave,
  className,
  children,
}: Pick<GroupProps, 'item' | 'onShow' | 'onLeave'> & { className: string; children: ReactNode }) {
  const onMouse = (action: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') action();
  };
  return (
    <li
      data-group={item.url}
      onPointerEnter={onMouse(onShow)}
      onPointerLeave={onMouse(onLeave)}
      className={className}
    >
      {children}
    </li>
  );
}

/**
 * Arrow keys of the desktop menu: left and right move along the bar, down enters an open group, up and down
 * move within it. Returns the element to focus, or undefined if the menu does not handle the key.
 */
function findFocusTarget(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const here = event.target as HTMLElement;
  const bar = findAll(event.currentTarget, '[data-bar]');
  const group = here.closest('[data-group]');
  const items = group ? findAll(group, '[data-item]') : [];
  const top = group?.querySelector<HTMLElement>('[data-bar]') ?? here;
  const along = readArrowKey(event.key);
  if (along) return findNeighbor(bar, top, along);
  switch (event.key) {
    case 'ArrowDown':
      return findNeighbor(items, here, 1);
    case 'ArrowUp':
      return items[0] === here ? top : findNeighbor(items, here, -1);
    case 'Home':
      return items.includes(here) ? items[0] : bar[0];
    case 'End':
      return items.includes(here) ? items.at(-1) : bar.at(-1);
  }
}

const findAll = (parent: Element, selector: string) =>
  Array.from(parent.querySelectorAll<HTMLElement>(selector));

/** Wraps around. From outside the list, forward goes to its start. */
function findNeighbor(list: HTMLElement[], from: HTMLElement, step: 1 | -1) {
  const index = list.indexOf(from);
  if (index < 0) return step > 0 ? list[0] : list.at(-1);
  return list.at((index + step) % list.length);
}
