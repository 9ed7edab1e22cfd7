import { groupDigits } from '#contract/format/rupees.ts';
import type { CoverageFault } from '#contract/on-road/coverage.ts';
import {
  describeFaultCars,
  type FaultGroup,
  groupFaults,
} from '#contract/on-road/describe-faults.ts';
import { chargeLabels, type TariffLine } from '#contract/on-road/tariff-lines.ts';
import { Badge } from '../../ui/badge.tsx';

/** A group of gaps or overlaps, with its cars; a charge without any line is one sentence. */
function FaultList({
  groups,
  lines,
}: {
  groups: readonly FaultGroup[];
  lines: readonly TariffLine[];
}) {
  const charges = [...new Set(groups.map(({ charge }) => charge))];
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[13rem_minmax(0,1fr)]">
      {charges.map((charge) => (
        <div key={charge} className="contents">
          <dt className="font-medium">{chargeLabels[charge]}</dt>
          <dd className="max-sm:mb-2">
            {lines.some((line) => line.charge === charge) ? (
              <ul>
                {groups
                  .filter((group) => group.charge === charge)
                  .map((group) => (
                    <li key={describeFaultCars(group)}>{describeFaultCars(group)}</li>
                  ))}
              </ul>
            ) : (
              'No line at all: it is not charged'
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The cars for which a draft has no line, or several, grouped by charge. */
export function Faults({
  faults,
  unlisted,
  lines,
}: {
  faults: readonly CoverageFault[];
  /** The number of faults that are not shown. */
  unlisted: number;
  lines: readonly TariffLine[];
}) {
  const groups = groupFaults(faults);
  const overlaps = groups.filter(({ kind }) => kind === 'overlap');
  const gaps = groups.filter(({ kind }) => kind === 'gap');
  if (groups.length === 0) {
    return <p>Every car has exactly one line for each charge.</p>;
  }
  return (
    <>
      {overlaps.length > 0 && (
        <section aria-label="Overlaps" className="grid gap-2">
          <p className="flex flex-wrap items-center gap-2">
            <Badge color="red" text="Overlaps" />
            Several lines apply to these cars. Correct them before you publish.
          </p>
          <FaultList groups={overlaps} lines={lines} />
        </section>
      )}
      {gaps.length > 0 && (
        <section aria-label="Gaps" className="grid gap-2">
          <p className="flex flex-wrap items-center gap-2">
            <Badge color="amber" text="Gaps" />
            No line applies to these cars: nothing is charged. Add a line without figure where a
            charge is due but not known.
          </p>
          <FaultList groups={gaps} lines={lines} />
        </section>
      )}
      {unlisted > 0 && (
        <p>
          There are {groupDigits(unlisted)} more. They appear here when you have corrected some of
          these.
        </p>
      )}
    </>
  );
}
