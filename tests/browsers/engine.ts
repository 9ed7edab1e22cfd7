/** A page of a browser engine, which its own remote protocol drives. Selectors are of CSS, and name one element. */
export interface EnginePage {
  goto(url: string): Promise<void>;
  /** Runs the body of a function in the page. Returns what it returns, which JSON must be able to hold. */
  run(body: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  /** Types into a field with focus keys, one after the other. */
  type(selector: string, text: string): Promise<void>;
  chooseFile(selector: string, path: string): Promise<void>;
  /** Sets the size of the page in CSS pixels, without the window's frame. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** Calls a function in the page. It cannot use anything from outside itself, except its arguments. */
export async function call<Arguments extends unknown[], Result>(
  page: EnginePage,
  callee: (...args: Arguments) => Result,
  ...args: Arguments
): Promise<Awaited<Result>> {
  return (await page.run(`return (${callee})(...${JSON.stringify(args)})`)) as Awaited<Result>;
}
