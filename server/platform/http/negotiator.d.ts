/** The package has no types. These cover the functions used here. */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { headers: { 'accept-encoding'?: string } });
    /** Returns the available encodings that the client accepts, sorted by q-value, then by `preferred`. */
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
  }
  export = Negotiator;
}
