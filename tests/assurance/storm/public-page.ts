import { expect } from 'vitest';

/** Reads a page that is made of the database's content, and answers how to see that visitors still get it. */
export async function keepPage(origin: string): Promise<() => Promise<void>> {
  const read = async () => {
    const answer = await fetch(`${origin}/test-drive`);
    return { status: answer.status, text: await answer.text() };
  };
  const kept = await read();
  expect(kept.text).toContain('Karachi');
  return async () => {
    const { status, text } = await read();
    expect(status).toBe(200);
    expect(text === kept.text).toBe(true);
  };
}
