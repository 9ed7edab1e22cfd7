/** A small change of the product that breaks a promise, and the test that notices. */
export interface Fault {
  /** What the product promises, in one line. */
  promise: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** The test's file. */
  caughtBy: string;
  /** The test's title, or a part of it that no other test of the file has. */
  test: string;
}
