import type { ComponentProps } from 'react';
import { PageLink } from './page-link.tsx';

/**
 * `signal` is the primary action of a view; `outline` and `ghost` are secondary. Use the `-on-dark`
 * variants on dark backgrounds.
 */
export type ButtonVariant = 'signal' | 'outline' | 'outline-on-dark' | 'ghost' | 'ghost-on-dark';

/**
 * Returns the classes of a button, for elements that are neither Button nor ButtonLink. `extra` may be utility classes,
 * which win over ui/button.css.
 */
export function buttonClass(variant: ButtonVariant, extra?: string): string {
  return `button button-${variant}${extra ? ` ${extra}` : ''}`;
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
}: ComponentProps<typeof PageLink> & { variant?: ButtonVariant }) {
  return <PageLink {...rest} className={buttonClass(variant, className)} />;
}
