import type { ReactNode } from 'react';
import { rowClass } from './layout.ts';

/** Rows under a heading. */
export function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tbody className="block">
      <tr className="block">
        <th
          scope="rowgroup"
          className="block border-b border-graphite-400 pt-8 pb-3 text-xl font-semibold tracking-tight md:pt-10 md:text-2xl"
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
  columns,
  children,
}: {
  label: string;
  /** What holds for every value of the row. */
  note?: string | undefined;
  /** Undefined where nothing is compared. */
  isDifferent?: boolean;
  columns: number;
  children: ReactNode;
}) {
  return (
    <tr
      data-differs={isDifferent}
      className={`items-baseline border-b border-graphite-200 py-3 ${rowClass(columns)}`}
    >
      <th
        scope="row"
        className="font-normal text-graphite-600 max-md:col-span-full max-md:mb-1 max-md:text-sm"
      >
        {label} {isDifferent && <span className="sr-only">differs</span>}
        {note && <Small>{note}</Small>}
      </th>
      {children}
    </tr>
  );
}

/** A value. One that is not known is a dash and says so; the note below the table explains it. */
export function Cell({ isStrong, children }: { isStrong: boolean; children: ReactNode }) {
  return (
    <td
      className={`min-w-0 text-[0.8125rem] tracking-tight wrap-break-word tabular md:text-lg ${isStrong ? 'font-semibold' : 'text-graphite-600'}`}
    >
      {children || (
        <span className="text-xs font-normal tracking-normal text-graphite-500 md:text-sm">
          <span aria-hidden="true">— </span>
          Not stated
        </span>
      )}
    </td>
  );
}

/** What qualifies a value, below it. */
export const Small = ({ children }: { children: ReactNode }) => (
  <span className="block text-xs font-normal text-pretty text-graphite-600 md:text-sm">
    {children}
  </span>
);
