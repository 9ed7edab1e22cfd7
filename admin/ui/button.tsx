import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

const tones = {
  primary: 'bg-solid text-solid-ink border-transparent hover:opacity-90',
  plain: 'bg-panel text-ink border-rim hover:bg-hover',
  danger: 'bg-bad text-white border-transparent hover:opacity-90',
  bare: 'border-transparent hover:bg-hover',
} as const;

/** A button; `tone` sets its prominence. */
export function Button({
  tone = 'plain',
  type = 'button',
  className = '',
  ...button
}: ComponentProps<'button'> & { tone?: keyof typeof tones }) {
  return <button type={type} className={`${buttonClass(tone)} ${className}`} {...button} />;
}

/** Returns the classes of a button, for links that look like one. */
export function buttonClass(tone: keyof typeof tones): string {
  return `inline-flex min-h-8 items-center justify-center gap-1.5 rounded-control border px-3 py-1 font-medium whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:border-transparent disabled:bg-grey-soft disabled:text-ink-soft disabled:opacity-100 aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-grey-soft aria-disabled:text-ink-soft aria-disabled:opacity-100 aria-pressed:border-ink aria-pressed:bg-hover pointer-coarse:min-h-11 ${tones[tone]}`;
}

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
