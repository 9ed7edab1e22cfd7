import type { ComponentProps } from 'react';
import { Link, NavLink } from 'react-router';

/*
 * React Router marks each link for browsers that fetch the list of routes bit by bit. Ours fetch it as a whole, so what
 * is on every page, or many times on one, does without the mark.
 */

/** A link to a page of the product. */
export const PageLink = (props: ComponentProps<typeof Link>) => <Link discover="none" {...props} />;

/** The same, marked as current on its page. */
export const PageNavLink = (props: ComponentProps<typeof NavLink>) => (
  <NavLink discover="none" {...props} />
);
