import { type ReactNode, useState } from 'react';

/** A list that shows its first rows, and the others on request. */
export function FirstRows<Row>({
  label,
  rows,
  maxRows = 5,
  className = '',
  children,
}: {
  /** What the rows are, for the button: 'pages'. */
  label: string;
  rows: readonly Row[];
  maxRows?: number;
  className?: string;
  children: (row: Row, index: number) => ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const hasMore = rows.length > maxRows;
  return (
    <>
      <ol className={className}>{(isOpen ? rows : rows.slice(0, maxRows)).map(children)}</ol>
      {hasMore && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="mt-1 inline-flex min-h-6 items-center font-medium text-ink-soft hover:text-ink hover:underline pointer-coarse:min-h-11"
        >
          {isOpen ? 'Show fewer' : 'Show all'} {label}
          {!isOpen && ` (${rows.length})`}
        </button>
      )}
    </>
  );
}
