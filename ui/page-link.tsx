import type { ComponentProps } from 'react';
import { Link, NavLink } from 'react-router';

/*
 * React Router marks each link for apps that discover routes step by step. The site loads all routes at once, so links
 * that are on every page, or many times on one, omit the mark.
 */

/** A link to a page of the product. */
export const PageLink = (props: ComponentProps<typeof Link>) => <Link discover="none" {...props} />;

/** A PageLink that is marked as current on its own page. */
export const PageNavLink = (props: ComponentProps<typeof NavLink>) => (
  <NavLink discover="none" {...props} />
);
