import { SaxesParser } from 'saxes';
import { payloads } from '#tests/assurance/script-payloads.ts';

/** The ways to put a text into Markdown, each of which a renderer treats differently. */
const wraps: Readonly<Record<string, (text: string) => string>> = {
  'a link’s address': (text) => `[read](${text})`,
  'a link’s address in brackets': (text) => `[read](<${text}>)`,
  'a link’s text': (text) => `[${text}](https://cars.example/a)`,
  'a link’s title': (text) => `[read](https://cars.example/a "${text}")`,
  'the end of a link’s address': (text) => `[read](https://cars.example/${text})`,
  'a heading': (text) => `# ${text}`,
  'a list': (text) => `- ${text}\n- second`,
  'a numbered list': (text) => `1. ${text}`,
  'bold text': (text) => `**${text}**`,
  'a picture’s address': (text) => `![sample](${text}) **bold**`,
  'a picture’s description': (text) => `![${text}](https://cars.example/a.jpg)`,
  'a reference': (text) => `[read][1] **bold**\n\n[1]: ${text}`,
  'code and quotes': (text) => `**bold**\n\n> ${text}\n\n\`\`\`\n${text}\n\`\`\``,
  'HTML beside Markdown': (text) => `**bold** ${text} [read](/news)`,
};

/** Every payload in every form of Markdown. */
export const hostileTexts: readonly { form: string; text: string }[] = Object.entries(
  wraps,
).flatMap(([form, wrap]) => payloads.map((payload) => ({ form, text: wrap(payload) })));

/** The only elements that a formatted text may become, with their attributes. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  root: [],
  p: ['dir', 'lang', 'style', 'class'],
  div: ['class'],
  bdi: ['dir'],
  span: ['dir'],
  h2: ['dir', 'lang', 'style', 'class'],
  h3: ['dir', 'lang', 'style', 'class'],
  ul: ['dir', 'lang', 'style', 'class'],
  ol: ['dir', 'lang', 'style', 'class', 'start'],
  li: ['dir', 'lang', 'style', 'class'],
  strong: ['class'],
  br: [],
  a: ['href', 'style', 'class', 'rel', 'target'],
  img: ['src', 'alt', 'width', 'style'],
};

const isSafeAddress = (address: string) => /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(address);

/**
 * Finds elements, attributes and addresses in HTML that a formatted text may not become. A strict parser reads it, so
 * that markup which browsers would have to repair is found, too; void elements may be unclosed.
 */
export function findActiveMarkup(html: string): string[] {
  const found: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => found.push(message));
  parser.on('opentag', ({ name, attributes }) => {
    const known = allowed[name];
    if (!known) found.push(`<${name}>`);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (known && !known.includes(attribute)) found.push(`${name}[${attribute}]`);
      const isAddress = attribute === 'href' || attribute === 'src';
      if (isAddress && !isSafeAddress(value)) found.push(`${attribute}=${value}`);
    }
  });
  const closed = html.replaceAll(/<(br|img)((?: [a-z]+="[^"<>]*")*)>/g, '<$1$2/>');
  parser.write(`<root>${closed}</root>`).close();
  return found;
}
