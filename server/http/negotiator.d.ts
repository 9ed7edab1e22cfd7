/** The package brings no types; this is the part that is used. */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { headers: { 'accept-encoding'?: string } });
    /** Those of the available encodings that the client takes: the best liked first, then as preferred. */
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
  }
  export = Negotiator;
}
