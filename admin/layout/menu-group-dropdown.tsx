import { ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Link, useLocation } from 'react-router';
import type { MenuGroup } from '../navigation.ts';
import { barItem, currentBarItem } from './bar-link.tsx';

/** A dropdown of the bar with a group of screens. */
export function MenuGroupDropdown({ title, screens }: MenuGroup) {
  const { pathname } = useLocation();
  const isCurrent = screens.some(({ path }) => path === pathname);
  return (
    // Not modal: a modal menu locks scrolling with a style element, which the CSP blocks.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={`${barItem} ${isCurrent ? currentBarItem : ''}`}>
        {title}
        <ChevronDown aria-hidden size={14} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="start"
        sideOffset={6}
        className="rise-in z-40 min-w-56 rounded-panel border border-line bg-raised p-1 shadow-xl"
      >
        {screens.map(({ path, title: screenTitle }) => (
          <DropdownMenu.Item key={path} asChild>
            <Link
              to={path}
              aria-current={path === pathname ? 'page' : undefined}
              className="flex min-h-8 items-center rounded-control px-2.5 outline-none data-highlighted:bg-hover aria-[current=page]:font-semibold pointer-coarse:min-h-11"
            >
              {screenTitle}
            </Link>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
