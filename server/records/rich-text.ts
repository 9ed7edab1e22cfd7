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

/**
 * The maximum nesting of lists and bold texts. Deeper ones stay text, because unlimited depth would exhaust the stack.
 */
const maxDepth = 8;

/** The maximum number of bold texts: each mark may require a search through the rest of the text. */
const maxBoldSearches = 500;

/**
 * Parses headings, bold, links and lists only. All other Markdown, including HTML, is text, so that texts from before
 * there was formatting stay unchanged.
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

  /** Parses a nestable element; undefined if it is nested too deeply. */
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

/** Joins adjacent texts, so that an address in them is found as a whole. */
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

/** Parses a formatted text; undefined for a plain one. The latest results are cached: callers must not modify them. */
export function parseFormattedText(text: string): TextBlock[] | undefined {
  if (!isFormatted(text)) return undefined;
  const known = parsed.get(text);
  if (known) return known;
  const blocks = new Lexer(buildOptions()).lex(text).flatMap(toBlocks);
  if (parsed.size >= maxParsed) parsed.clear();
  parsed.set(text, blocks);
  return blocks;
}

/** Adds the parsed text of a record as `body`; a record with a plain text is returned unchanged. */
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
