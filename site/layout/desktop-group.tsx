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
          className="menu-bar-item menu-opener"
          onClick={(event) => {
            event.preventDefault();
            onToggle();
          }}
        >
          <span>
            {main}
            {rest && <span className="max-lg:hidden">{` & ${rest}`}</span>}
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
