import { ArrowLeft, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { formatRupees } from '#contract/format/rupees.ts';
import { jurisdictions } from '#contract/on-road/jurisdictions.ts';
import { chargeLabels } from '#contract/on-road/tariff-lines.ts';
import type { TariffVersion } from '#contract/on-road/tariffs.ts';
import { takeFocus } from '#ui/take-focus.ts';
import { Moment } from '../lists/dates.tsx';
import { openedHere } from '../lists/list-address.ts';
import { SampleBadge } from '../lists/visibility.tsx';
import { buttonClass } from '../ui/button.tsx';
import { formatDay } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { Fact, Lines } from '../ui/section.tsx';
import { confidenceLabels, describeCars, describeFigure, dueLabels } from './lines/line-words.ts';
import { TariffReview } from './review/tariff-review.tsx';
import { CopyTariffButton, formatPeriod, TariffBadge, WithdrawButton } from './tariff-actions.tsx';

function TariffFacts({ tariff }: { tariff: TariffVersion }) {
  const { checkedOn, note, editedBy, authors, publishedBy, publishedAt, sources } = tariff;
  return (
    <dl className="grid grid-cols-[8rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-0.5">
      <Fact label="Jurisdiction">{jurisdictions[tariff.jurisdiction]}</Fact>
      <Fact label="Counts">{formatPeriod(tariff)}</Fact>
      <Fact label="Checked on">{checkedOn && formatDay(checkedOn)}</Fact>
      {tariff.jurisdiction === 'PK' && <Fact label="Non-filer limit">{describeLimit(tariff)}</Fact>}
      <Fact label="Edited by">{editedBy}</Fact>
      <Fact label="Written by">{authors.join(', ')}</Fact>
      <Fact label="Published">
        {publishedAt && (
          <>
            {publishedBy && `${publishedBy}, `}
            <Moment iso={publishedAt} />
          </>
        )}
      </Fact>
      <Fact label="Note">
        <Lines>{note}</Lines>
      </Fact>
      <Fact label="Sources">
        {sources.length > 0 && (
          <ul>
            {sources.map(({ title, url }) => (
              <li key={url + title}>
                <a href={url} target="_blank" rel="noreferrer" className="underline">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </dl>
  );
}

/** The rule of s. 114C: no sale of an expensive car to a non-filer. */
function describeLimit({ nonFilerLimit, nonFilerLimitFrom }: TariffVersion): string | null {
  if (nonFilerLimit === null) return null;
  const since = nonFilerLimitFrom ? `from ${formatDay(nonFilerLimitFrom)}` : 'not in force';
  return `${formatRupees(nonFilerLimit)}, ${since}`;
}

const cellClass = 'block table:table-cell table:py-1 table:pe-3';
const shortClass = `${cellClass} xl:whitespace-nowrap`;

/** The lines to read: a table, or on phones one below the other. */
function LineList({ tariff: { lines } }: { tariff: TariffVersion }) {
  if (lines.length === 0) return <p className="text-ink-soft">No lines yet.</p>;
  const headers = ['Charge', 'Cars and buyers', 'Figure', 'Paid', 'Law', 'How sure'];
  return (
    <table className="block w-full table:table">
      <thead className="hidden table:table-header-group">
        <tr className="text-ink-soft">
          {headers.map((label) => (
            <th key={label} scope="col" className="py-1 pe-3 text-start font-medium">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block table:table-row-group">
        {lines.map((line, index) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other key and are not reordered here.
            key={index}
            className="block border-t border-line align-top max-table:py-2 table:table-row"
          >
            <th
              scope="row"
              className="block text-start font-medium table:table-cell table:py-1 table:pe-3"
            >
              {chargeLabels[line.charge]}
            </th>
            <td className={cellClass}>{describeCars(line)}</td>
            <td className={shortClass}>{describeFigure(line)}</td>
            <td className={shortClass}>{dueLabels[line.due]}</td>
            <td className={`${cellClass} text-ink-soft`}>{line.legalRef}</td>
            <td className={shortClass}>{confidenceLabels[line.confidence]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One version with its sources and lines; of a draft also what publishing it changes. */
export function TariffPage({ tariff, onBack }: { tariff: TariffVersion; onBack: () => void }) {
  const { _id, label, status, isSample } = tariff;
  return (
    <article aria-label={label} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <button type="button" onClick={onBack} className={`${buttonClass('bare')} -ms-3`}>
          <ArrowLeft aria-hidden size={14} />
          All Tariffs
        </button>
        <h2 tabIndex={-1} ref={takeFocus} className="text-base font-semibold outline-none">
          {label}
        </h2>
        <TariffBadge tariff={tariff} />
        {isSample && <SampleBadge />}
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full sm:ms-auto">
          {status === 'draft' && (
            <Link to={`?edit=${_id}`} state={openedHere} className={buttonClass('plain')}>
              <Pencil aria-hidden size={14} />
              Edit
            </Link>
          )}
          <CopyTariffButton tariff={tariff} />
          {status !== 'withdrawn' && <WithdrawButton tariff={tariff} />}
        </div>
      </div>
      <Panel title="Tariff">
        <TariffFacts tariff={tariff} />
      </Panel>
      {status === 'draft' && <TariffReview draft={tariff} />}
      <Panel title={`Lines (${tariff.lines.length})`}>
        <LineList tariff={tariff} />
      </Panel>
    </article>
  );
}
