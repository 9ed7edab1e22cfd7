import { Fragment, type ReactNode } from 'react';

const link = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/g;

/** Text as staff typed it: a blank line ends a paragraph, web addresses are links, nothing is HTML. */
export function PlainText({ text, className = '' }: { text: string; className?: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <div className={`grid gap-[1em] wrap-anywhere ${className}`}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page does not change.
        <p key={index} className="whitespace-pre-line">
          {withLinks(paragraph.trim())}
        </p>
      ))}
    </div>
  );
}

/** Splitting by a pattern that is kept leaves the addresses at the odd places. */
function withLinks(paragraph: string): ReactNode[] {
  return paragraph.split(link).map((part, index) => {
    const key = `${index} ${part}`;
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <a key={key} href={part} target="_blank" rel="noopener nofollow" className="underline">
        {part}
      </a>
    );
  });
}
