import { Fragment, type ReactNode } from 'react';
import { isAllowedLink, type TextBlock, type TextInline } from '#contract/content/rich-text.ts';
import { buildDirection, findDirection } from '#contract/format/direction.ts';
import { localizePath } from '#contract/site/language.ts';
import { isolateNumbers } from '#ui/isolate-numbers.tsx';
import { language } from '#words/site/layout';

interface FormattedTextProps {
  text: string;
  /** The text as a tree; undefined for a plain one. */
  body: readonly TextBlock[] | undefined;
  /** The level of the heading that the text is below. */
  below: 1 | 2;
  className?: string;
}

/** A text of staff: headings, bold, links and lists, or plain. HTML is not interpreted. */
export function FormattedText({ text, body, below, className = '' }: FormattedTextProps) {
  if (!body) return <PlainText text={text} className={className} />;
  return (
    <div className={`grid gap-[1em] wrap-anywhere ${className}`}>{showBlocks(body, below)}</div>
  );
}

// The text of a page does not change, so a place in it is a key.
const showBlocks = (blocks: readonly TextBlock[], below: 1 | 2): ReactNode[] =>
  blocks.map((block, index) => <Block key={String(index)} block={block} below={below} />);

const listClass = 'grid gap-[0.4em] ps-[1.4em] marker:text-graphite-400';

const readInline = (inline: TextInline): string =>
  typeof inline === 'string' ? inline : inline.children.map(readInline).join('');

const readBlock = (block: TextBlock): string =>
  block.type === 'list'
    ? block.items.flat().map(readBlock).join('\n')
    : block.children.map(readInline).join('');

function Block({ block, below }: { block: TextBlock; below: 1 | 2 }) {
  if (block.type === 'list') {
    const items = block.items.map((item, index) => (
      <li key={String(index)}>{showBlocks(item, below)}</li>
    ));
    // `auto` does not look into paragraphs that have a direction of their own.
    const dir = findDirection(readBlock(block));
    return block.start === null ? (
      <ul dir={dir} className={`${listClass} list-disc`}>
        {items}
      </ul>
    ) : (
      <ol dir={dir} start={block.start} className={`${listClass} list-decimal`}>
        {items}
      </ol>
    );
  }
  const children = showInlines(block.children);
  const direction = buildDirection(readBlock(block));
  if (block.type === 'paragraph') {
    return (
      <p {...direction} className="whitespace-pre-line">
        {children}
      </p>
    );
  }
  const Heading = `h${below + block.level}` as 'h2' | 'h3' | 'h4';
  return (
    <Heading
      {...direction}
      className={`mt-[0.4em] leading-tight font-semibold tracking-tight ${block.level === 1 ? 'text-[1.4em]' : 'text-[1.15em]'}`}
    >
      {children}
    </Heading>
  );
}

const showInlines = (inlines: readonly TextInline[]): ReactNode[] =>
  inlines.map((inline, index) => <Inline key={String(index)} inline={inline} />);

function Inline({ inline }: { inline: TextInline }) {
  if (typeof inline === 'string') return linkAddresses(inline);
  const children = inline.children.map((child, index) =>
    typeof child === 'string' ? child : <Inline key={String(index)} inline={child} />,
  );
  if (inline.type === 'bold') return <strong className="font-semibold">{children}</strong>;
  if (!isAllowedLink(inline.href)) return children;
  const isElsewhere = /^https?:/i.test(inline.href);
  return (
    <a
      href={localizeLink(inline.href)}
      {...(isElsewhere && { target: '_blank', rel: 'noopener nofollow' })}
      className="underline"
    >
      {children}
    </a>
  );
}

const address = /(https?:\/\/[^\s<>"]{1,2000})/g;

/** A link of a text to a page of the site leads to the page in this language; one to a file stays. */
const localizeLink = (href: string): string =>
  href.startsWith('/') && !/\.\w+$/.test(href) ? localizePath(language, href) : href;

/** What an address may end with, although it is punctuation. */
const addressEnd = /[/#%&@*_-]$/;
const openings: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const countIn = (text: string, character: string) => text.split(character).length - 1;

/**
 * Returns an address without the punctuation of any script that ends its sentence. A closing bracket belongs to it if it
 * has the opening one, too.
 */
function trimAddress(typed: string): string {
  const [mark = ''] = /\p{P}$/u.exec(typed) ?? [];
  if (mark === '' || addressEnd.test(mark)) return typed;
  const opening = openings[mark];
  if (opening && countIn(typed, opening) >= countIn(typed, mark)) return typed;
  return trimAddress(typed.slice(0, -mark.length));
}

/**
 * Text as typed by staff: a blank line ends a paragraph, web addresses become links, HTML is not
 * interpreted.
 */
function PlainText({ text, className = '' }: { text: string; className?: string }) {
  const paragraphs = text.split(/\n(?:[^\S\n]*\n)+/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <div className={`grid gap-[1em] wrap-anywhere ${className}`}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page does not change.
        <p key={index} {...buildDirection(paragraph)} className="whitespace-pre-line">
          {linkAddresses(paragraph.trim())}
        </p>
      ))}
    </div>
  );
}

/** Makes web addresses in a text links. Splitting by a capturing group leaves the addresses at odd indexes. */
function linkAddresses(paragraph: string): ReactNode[] {
  return paragraph.split(address).map((part, index) => {
    const key = `${index} ${part}`;
    const href = index % 2 === 0 ? '' : trimAddress(part);
    if (!/\/\/./.test(href)) return <Fragment key={key}>{isolateNumbers(part)}</Fragment>;
    return (
      <Fragment key={key}>
        <a href={href} target="_blank" rel="noopener nofollow" className="underline">
          {href}
        </a>
        {part.slice(href.length)}
      </Fragment>
    );
  });
}
