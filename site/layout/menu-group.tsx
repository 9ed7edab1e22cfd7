import type { PointerEvent, ReactNode } from 'react';
import type { MenuItem } from './menu.ts';

/** A group of the desktop menu: its item, whether it is open, and what opens and closes it. */
export interface GroupProps {
  item: MenuItem;
  open: boolean;
  onShow: () => void;
  onLeave: () => void;
  onClose: () => void;
}

/** The list item of a group. Only a mouse opens it on hover, since a tap would both hover and click. */
export function MenuGroup({
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
      data-group={item.title}
      onPointerEnter={onMouse(onShow)}
      onPointerLeave={onMouse(onLeave)}
      className={className}
    >
      {children}
    </li>
  );
}
