import { Lexer, Marked, type MarkedOptions, type Token, Tokenizer, type Tokens } from 'marked';
import {
  isAllowedLink,
  isFormatted,
  type TextBlock,
  type TextInline,
} from '#contract/content/rich-text.ts';
import { z } from '#contract/zod.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';

const no = () => undefined;

/** How deep lists and bold texts may be nested. Deeper ones stay text: unlimited depth would exhaust the stack. */
const maxDepth = 8;

/** How many bold texts are looked for: for each mark, the rest of the text may be searched. */
const maxBoldSearches = 500;

/**
 * Knows headings, bold, links and lists only. All other forms of Markdown, HTML among them, are text, so that
 * texts which were written before there was formatting stay as they are.
 */
class SmallTokenizer extends Tokenizer {
  #depth = 0;
  #boldSearches = 0;

  override code = no;
  override fences = no;
  override hr = no;
  override blockquote = no;
  override html = no;
  override def = no;
  override table = no;
  override lheading = no;
  override escape = no;
  override tag = no;
  override reflink = no;
  override codespan = no;
  override br = no;
  override del = no;
  override autolink = no;
  override url = no;

  override list(...args: Parameters<Tokenizer['list']>) {
    return this.#nest(() => super.list(...args));
  }

  override emStrong(...args: Parameters<Tokenizer['emStrong']>) {
    if (!args[0].startsWith('**') || this.#boldSearches === maxBoldSearches) return undefined;
    this.#boldSearches += 1;
    const token = this.#nest(() => super.emStrong(...args));
    return token?.type === 'strong' ? token : undefined;
  }

  /** Reads something that may hold more of its kind; undefined if that is too deep. */
  #nest<Read>(read: () => Read | undefined): Read | undefined {
    if (this.#depth === maxDepth) return undefined;
    this.#depth += 1;
    try {
      return read();
    } finally {
      this.#depth -= 1;
    }
  }
}

const { defaults } = new Marked();
const buildOptions = (): MarkedOptions => ({ ...defaults, tokenizer: new SmallTokenizer() });

function toInline(token: Token): TextInline {
  if (token.type === 'strong') return { type: 'bold', children: toInlines(token.tokens) };
  if (token.type === 'link' && isAllowedLink(token.href)) {
    return { type: 'link', href: token.href, children: toInlines(token.tokens) };
  }
  return token.raw;
}

/** Joins neighboring texts, so that an address in them is found whole. */
function toInlines(tokens: readonly Token[] = []): TextInline[] {
  const joined: TextInline[] = [];
  for (const inline of tokens.map(toInline)) {
    const last = joined.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') {
      joined[joined.length - 1] = last + inline;
    } else joined.push(inline);
  }
  return joined;
}

const toList = ({ ordered, start, items }: Tokens.List): TextBlock => ({
  type: 'list',
  start: ordered ? Number(start) : null,
  items: items.map(({ tokens }) => tokens.flatMap(toBlocks)),
});

function toBlocks(token: Token): TextBlock[] {
  if (token.type === 'space') return [];
  if (token.type === 'list') return [toList(token as Tokens.List)];
  const { tokens, raw } = token as { tokens?: Token[]; raw: string };
  const children = tokens ? toInlines(tokens) : [raw.trim()];
  if (token.type !== 'heading') return [{ type: 'paragraph', children }];
  return [{ type: 'heading', level: (token as Tokens.Heading).depth < 3 ? 1 : 2, children }];
}

const maxParsed = 500;
const parsed = new Map<string, TextBlock[]>();

/** Parses a formatted text; undefined for a plain one. The last texts are kept: callers must not modify them. */
export function parseFormattedText(text: string): TextBlock[] | undefined {
  if (!isFormatted(text)) return undefined;
  const known = parsed.get(text);
  if (known) return known;
  const blocks = new Lexer(buildOptions()).lex(text).flatMap(toBlocks);
  if (parsed.size >= maxParsed) parsed.clear();
  parsed.set(text, blocks);
  return blocks;
}

/** Adds the formatted text of a record as `body`; a record with a plain text stays as it is. */
export function withBody<Item extends object>(
  item: Item,
  text: string,
): Item & { body?: TextBlock[] } {
  const body = parseFormattedText(text);
  return body ? { ...item, body } : item;
}

/** Describes the formatted text of a record. */
export const bodySchema = z.optional(
  z.array(nameSchema('TextBlock', z.record(z.string(), z.unknown()))),
);
