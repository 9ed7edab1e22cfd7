import type { ContentKind } from '#server/changes/changes.ts';

/** One form of a page's content: as it is, or compressed. */
export interface Body {
  encoding: 'br' | 'gzip' | null;
  body: Buffer;
}

/** A finished page with everything that is sent for it. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  /** Best first; the last one is plain and fits every browser. */
  bodies: Body[];
  /** The kinds of content in it. */
  shows: ReadonlySet<ContentKind>;
  /** Whether other visitors may get the same. */
  isKept: boolean;
}

/** The first of a page's forms that the client's Accept-Encoding names. */
export function bodyFor({ bodies }: Page, accepted: string | undefined): Body {
  const names = accepted?.split(',').map((part) => part.split(';')[0]?.trim()) ?? [];
  const plain = bodies.at(-1);
  const found = bodies.find(({ encoding }) => encoding === null || names.includes(encoding));
  if (!found && !plain) throw new Error('a page without a body');
  return (found ?? plain) as Body;
}
