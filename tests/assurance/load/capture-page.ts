import { expect } from 'vitest';

/** Reads a page with content from the database. Returns a function that expects the same page to be served again. */
export async function capturePage(origin: string): Promise<() => Promise<void>> {
  const read = async () => {
    const response = await fetch(`${origin}/test-drive`);
    return { status: response.status, text: await response.text() };
  };
  const captured = await read();
  expect(captured.text).toContain('Karachi');
  return async () => {
    const { status, text } = await read();
    expect(status).toBe(200);
    expect(text === captured.text).toBe(true);
  };
}
