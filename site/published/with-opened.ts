import { openParameter } from './open-record.ts';

/**
 * Adds the record that the address opens to the first page of a list if it is an older one. An unknown record, or one
 * that cannot be read, changes nothing.
 */
export async function withOpened<Item extends { _id: string }>(
  { url }: Request,
  items: Item[],
  find: (id: string) => Promise<Item | null>,
): Promise<Item[]> {
  const id = new URL(url).searchParams.get(openParameter);
  if (!id || items.some(({ _id }) => _id === id)) return items;
  const opened = await find(id);
  return opened ? [...items, opened] : items;
}
