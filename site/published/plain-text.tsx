import { Fragment, type ReactNode } from 'react';

const link = /(https?:\/\/[^\s<>"]{1,2000}[^\s<>".,;:!?)\]])/g;

/**
 * Text as typed by staff: a blank line ends a paragraph, web addresses become links, HTML is not
 * interpreted.
 */
export function PlainText({ text, className = '' }: { text: string; className?: string }) {
  const paragraphs = text.split(/\n(?:[^\S\n]*\n)+/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <div className={`grid gap-[1em] wrap-anywhere ${className}`}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page does not change.
        <p key={index} className="whitespace-pre-line">
          {linkAddresses(paragraph.trim())}
        </p>
      ))}
    </div>
  );
}

/** Makes web addresses in a text links. Splitting by a capturing group leaves the addresses at odd indexes. */
export function linkAddresses(paragraph: string): ReactNode[] {
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
