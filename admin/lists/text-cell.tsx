/** A plain text, cut short where the column is narrow and shown whole on hover. */
export function TextCell({ text }: { text: string }) {
  return (
    <span title={text} className="line-clamp-3 wrap-anywhere xl:line-clamp-1">
      {text || '—'}
    </span>
  );
}
