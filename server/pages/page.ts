import type { ContentKind } from '#server/changes/changes.ts';
import { chooseEncoding, type Encoding } from '#server/http/accepted-encoding.ts';

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
  /** Whether all of its content could be read: an old page is better than one that lacks some. */
  isWhole: boolean;
  /** Whether other visitors may get the same. */
  isKept: boolean;
}

/** The best of a page's forms by the client's Accept-Encoding. */
export function bodyFor({ bodies }: Page, accepted: string | undefined): Body {
  const encodingOf = ({ encoding }: Body): Encoding => encoding ?? 'identity';
  const chosen = chooseEncoding(accepted, bodies.map(encodingOf));
  const body = bodies.find((each) => encodingOf(each) === chosen);
  if (!body) throw new Error('a page without a plain body');
  return body;
}
