import { ChevronDown } from 'lucide-react';
import type { PointerEvent } from 'react';
import { NavLink } from 'react-router';
import type { MenuItem } from './menu.ts';

/** A menu item with its dropdown. Only a mouse opens it on hover, since a tap would both hover and click. */
export function DesktopGroup({
  item,
  open,
  onShow,
  onToggle,
  onLeave,
  onClose,
}: {
  item: MenuItem;
  open: boolean;
  onShow: () => void;
  onToggle: () => void;
  onLeave: () => void;
  onClose: () => void;
}) {
  const onMouse = (action: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') action();
  };
  return (
    <li
      data-group={item.title}
      onPointerEnter={onMouse(onShow)}
      onPointerLeave={onMouse(onLeave)}
      className="relative h-full"
    >
      <details name="desktop-menu" open={open} className="h-full">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
        <summary
          data-bar=""
          className="menu-bar-item"
          onClick={(event) => {
            event.preventDefault();
            onToggle();
          }}
        >
          {item.title}
          <ChevronDown
            aria-hidden="true"
            className={`size-3.5 transition-transform max-lg:hidden ${open ? 'rotate-180' : ''}`}
          />
        </summary>
        <ul className="menu-drop absolute top-full -left-px min-w-52 border border-t-0 border-white/10 bg-graphite-950 py-2">
          {item.items.map(({ title, url }) => (
            <li key={url}>
              <NavLink
                to={url}
                end
                data-item=""
                onClick={onClose}
                className="flex min-h-11 items-center px-2.5 text-[0.9375rem] text-graphite-200 no-underline transition-colors hover:bg-white/8 hover:text-white lg:px-3.5 aria-[current=page]:text-signal-bright"
              >
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
