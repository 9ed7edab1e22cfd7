import { PageNavLink } from '#ui/page-link.tsx';
import { LazyMenuCars } from './lazy-menu-cars.tsx';
import { type GroupProps, MenuGroup } from './menu-group.tsx';

/**
 * The link to the models. A mouse over it, or the arrow key down, shows the eight cars below the header; a tap and Enter
 * follow the link.
 */
export const ModelsItem = ({ item, open, onShow, onLeave, onClose }: GroupProps) => (
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
