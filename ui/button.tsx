import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/**
 * `signal` is the primary action of a view; `outline` and `ghost` are secondary. Use the `-on-dark`
 * variants on dark backgrounds.
 */
export type ButtonVariant = 'signal' | 'outline' | 'outline-on-dark' | 'ghost' | 'ghost-on-dark';

const base =
  'inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-control px-6 py-2.5 text-center text-[0.9375rem] leading-tight font-semibold no-underline transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed';

const variants: Record<ButtonVariant, string> = {
  signal:
    'bg-signal text-white forced-colors:border hover:bg-signal-deep active:bg-signal-deep disabled:bg-graphite-200 disabled:text-graphite-600 aria-disabled:bg-graphite-200 aria-disabled:text-graphite-600',
  outline:
    'border border-graphite-400 contrast-more:border-graphite-950 text-graphite-950 not-disabled:hover:border-graphite-950 not-disabled:hover:bg-graphite-950 not-disabled:hover:text-white disabled:opacity-60 aria-disabled:opacity-60',
  'outline-on-dark':
    'border border-white/40 contrast-more:border-white text-white not-disabled:hover:border-white not-disabled:hover:bg-white not-disabled:hover:text-graphite-950 disabled:opacity-60',
  ghost: 'text-graphite-950 forced-colors:border hover:bg-graphite-950/6 disabled:opacity-60',
  'ghost-on-dark': 'text-white forced-colors:border hover:bg-white/10 disabled:opacity-60',
};

/** Returns the classes of a button, for elements that are neither Button nor ButtonLink. */
export function buttonClass(variant: ButtonVariant, extra = ''): string {
  return `${base} ${variants[variant]} ${extra}`;
}

/** A button at least 48 px high. It does not submit a form unless `type` says so. */
export function Button({
  variant = 'signal',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { variant?: ButtonVariant }) {
  return <button {...rest} type={type} className={buttonClass(variant, className)} />;
}

/** A link to a page of the product in the style of a button. */
export function ButtonLink({
  variant = 'signal',
  className,
  ...rest
}: ComponentProps<typeof Link> & { variant?: ButtonVariant }) {
  return <Link {...rest} className={buttonClass(variant, className)} />;
}
