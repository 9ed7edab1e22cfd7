/** The path of a file rather than of a page. */
const filePath = /\.\w+$/;

/** Finds the link to another page of the site that an event is aimed at; null if there is none. */
export function findPageLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPage = link?.origin === location.origin && !link.target && !filePath.test(link.pathname);
  return isPage && link.pathname !== location.pathname ? link : null;
}
