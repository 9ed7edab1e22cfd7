import type { ReactNode } from 'react';

/** Rows under a heading. */
export function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tbody className="block">
      <tr className="block">
        <th
          scope="rowgroup"
          className="block border-b border-graphite-400 pt-6 pb-3 text-xl font-semibold tracking-tight md:pt-10 md:text-2xl"
        >
          {name}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

/** A row of values. Those that differ are bold, and its heading tells screen readers. */
export function Row({
  label,
  note,
  isDifferent,
  children,
}: {
  label: string;
  /** What holds for every value of the row. */
  note?: string | undefined;
  /** Undefined where nothing is compared. */
  isDifferent?: boolean;
  children: ReactNode;
}) {
  return (
    <tr data-differs={isDifferent} className="compare-columns compare-row">
      <th scope="row">
        {label} {isDifferent && <span className="sr-only">differs</span>}
        {note && <Small>{note}</Small>}
      </th>
      {children}
    </tr>
  );
}

/** A value. One that is not known is a dash and says so; the note below the table explains it. */
export const Cell = ({ children }: { children: ReactNode }) => (
  <td>
    {children || (
      <span className="compare-unknown">
        <span aria-hidden="true">— </span>
        Not stated
      </span>
    )}
  </td>
);

/** What qualifies a value, below it. */
export const Small = ({ children }: { children: ReactNode }) => (
  <span className="compare-note">{children}</span>
);
