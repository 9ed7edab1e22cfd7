/** Returns the path under which a view is counted: without the secret of an appointment's page or a quote's code. */
export const findCountedPath = (pathname: string): string =>
  pathname.replace(/^\/(appointment|quote)\/.*/, '/$1');
