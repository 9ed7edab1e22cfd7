import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

/** The class of a square button with an icon, for links that look like one. */
export const iconButtonClass =
  'inline-grid size-8 place-items-center rounded-control text-ink-soft transition-colors hover:bg-hover hover:text-ink pointer-coarse:size-11';

/** The size of the icons in rows and in icon buttons. */
export const iconClass = 'size-4 pointer-coarse:size-4.5';

/** A square button with an icon. Its label is the accessible name and the tooltip. */
export function IconButton({
  label,
  icon: Icon,
  className = '',
  ...button
}: Omit<ComponentProps<'button'>, 'children'> & { label: string; icon: LucideIcon }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`${iconButtonClass} ${className}`}
      {...button}
    >
      <Icon aria-hidden className={iconClass} />
    </button>
  );
}
