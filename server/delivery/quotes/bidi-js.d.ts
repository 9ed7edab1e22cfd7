/** The package has no types. */
declare module 'bidi-js' {
  /** The embedding level of each UTF-16 unit of a text: odd ones are read from right to left. */
  interface EmbeddingLevels {
    levels: Uint8Array;
  }

  interface Bidi {
    getEmbeddingLevels: (text: string, direction?: 'ltr' | 'rtl') => EmbeddingLevels;
    /** Returns the indexes of a text's units in the order in which they stand from left to right. */
    getReorderedIndices: (text: string, levels: EmbeddingLevels) => number[];
    /** Returns what replaces brackets that are read from right to left, by index. */
    getMirroredCharactersMap: (text: string, levels: Uint8Array) => Map<number, string>;
  }

  function bidiFactory(): Bidi;
  export = bidiFactory;
}
