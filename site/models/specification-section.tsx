import type { ReactNode } from 'react';
import type { SpecificationRow, SpecificationTable } from '#catalogue/specifications/table.ts';
import { findLanguage } from '#contract/format/direction.ts';
import * as words from '#words/site/models';

/**
 * The model's specification table: groups of facts, with the trims as columns. What all trims share is centered
 * across their columns.
 */
export function SpecificationSection({
  label,
  table,
}: {
  label: string;
  table: SpecificationTable;
}) {
  const { trims, groups } = table;
  return (
    <section id="specifications" className="bg-paper px-5 py-16 md:px-10 md:py-24 lg:px-16">
      <h2 className="text-4xl font-semibold tracking-tight md:text-7xl">{words.specifications}</h2>
      <div className="mt-6 overflow-x-auto md:mt-10">
        <table className="w-full border-collapse text-start">
          <caption className="sr-only">{words.specificationsOf(label)}</caption>
          <thead className={trims.length > 1 ? '' : 'sr-only'}>
            <tr className="text-center align-bottom">
              <td className="w-2/5 md:w-1/3" />
              {trims.map((trim) => (
                <th key={trim} scope="col" className="px-2 py-3 font-semibold">
                  {trim}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ name, rows }) => (
            <tbody key={name}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={trims.length + 1}
                  className="border-b border-graphite-400 pt-7 pb-2.5 text-xl font-semibold tracking-tight md:text-2xl"
                >
                  {markLanguage(name)}
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.label} row={row} columns={trims.length} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <p className="mt-8 max-w-prose text-sm text-graphite-600">{words.specificationsNote}</p>
    </section>
  );
}

/** Marks a text that is not in the page's language, such as a fact that staff have not translated. */
function markLanguage(text: string): ReactNode {
  const lang = findLanguage(text);
  return lang ? <bdi lang={lang}>{text}</bdi> : text;
}

function Row({ row: { label, cells }, columns }: { row: SpecificationRow; columns: number }) {
  return (
    <tr className="border-b border-graphite-200 align-top">
      <th
        scope="row"
        className="sticky inset-s-0 w-2/5 bg-paper py-2.5 pe-4 font-normal text-graphite-600 wrap-break-word md:w-1/3"
      >
        {markLanguage(label)}
      </th>
      {cells.map((cell, index) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the trim
          key={index}
          colSpan={cells.length === 1 ? columns : 1}
          className={`tabular min-w-20 px-2 py-2.5 font-medium text-balance wrap-anywhere ${columns > 1 ? 'text-center' : ''}`}
        >
          {cell ? markLanguage(cell) : '—'}
        </td>
      ))}
    </tr>
  );
}
