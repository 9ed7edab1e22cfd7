import { findLanguage } from '#contract/format/direction.ts';

/** A text as staff or visitors wrote it, within one of the page's: if it is in another language, it says so. */
export function StoredText({ text }: { text: string }) {
  const language = findLanguage(text);
  return language ? <bdi lang={language}>{text}</bdi> : text;
}

/** A text of the page with stored ones in it, which its words isolate by U+2066 and U+2069; or a stored one as a whole. */
export function MixedText({ text }: { text: string }) {
  const parts = text.split(/[\u2066\u2069]/);
  if (parts.length === 1) return <StoredText text={text} />;
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    if (index % 2 === 0) return part;
    return (
      <bdi key={key} lang={findLanguage(part)}>
        {part}
      </bdi>
    );
  });
}
