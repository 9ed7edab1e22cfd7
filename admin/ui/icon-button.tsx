import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

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
      className={`inline-grid size-8 place-items-center rounded-control text-ink-soft transition-colors hover:bg-hover hover:text-ink pointer-coarse:size-11 ${className}`}
      {...button}
    >
      <Icon aria-hidden size={16} />
    </button>
  );
}
