import { ChevronDown } from 'lucide-react';
import { PageNavLink } from '#ui/page-link.tsx';
import { type GroupProps, MenuGroup } from './menu-group.tsx';

/** A menu item with its dropdown. Tablets show the part of its title before '&', for want of room. */
export function DesktopGroup({
  item,
  open,
  onShow,
  onToggle,
  onLeave,
  onClose,
}: GroupProps & { onToggle: () => void }) {
  const [main, rest] = item.title.split(' & ');
  return (
    <MenuGroup item={item} onShow={onShow} onLeave={onLeave} className="relative h-full">
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
          <span>
            {main}
            {rest && <span className="max-lg:hidden"> & {rest}</span>}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={`size-3.5 transition-transform max-lg:hidden ${open ? 'rotate-180' : ''}`}
          />
        </summary>
        <ul className="menu-drop absolute top-full -left-px min-w-52 border border-t-0 border-white/10 bg-graphite-950 py-2">
          {item.items.map(({ title, url }) => (
            <li key={url}>
              <PageNavLink
                to={url}
                end
                data-item=""
                onClick={onClose}
                className="flex min-h-11 items-center px-2.5 text-[0.9375rem] text-graphite-200 no-underline transition-colors hover:bg-white/8 hover:text-white lg:px-3.5 aria-[current=page]:text-signal-bright"
              >
                {title}
              </PageNavLink>
            </li>
          ))}
        </ul>
      </details>
    </MenuGroup>
  );
}
