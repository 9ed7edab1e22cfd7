import { taxpayerLabels } from '#contract/on-road/tariff-lines.ts';
import type { SamplePriceChange } from '#contract/on-road/tariffs-admin.ts';
import { formatRupees } from '#contract/rupees.ts';

/** Formats how a sum changes: '+PKR 20,000'. */
function formatDifference({ before, after }: SamplePriceChange): string {
  if (before === null) return 'New';
  const difference = after - before;
  if (difference === 0) return 'Same';
  return `${difference > 0 ? '+' : '−'}${formatRupees(Math.abs(difference))}`;
}

/** What three cars pay of this jurisdiction's charges before and after, without those that are not known. */
export function SampleCars({ samples }: { samples: readonly SamplePriceChange[] }) {
  if (samples.length === 0) {
    return <p className="text-ink-soft">The price list has no active cars.</p>;
  }
  return (
    <div className="grid gap-2">
      <table className="w-full text-end">
        <thead>
          <tr className="text-ink-soft">
            <th scope="col" className="py-1 pe-3 text-start font-medium">
              Car
            </th>
            {['Before', 'After', 'Difference'].map((label) => (
              <th key={label} scope="col" className="py-1 ps-3 font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {samples.map((sample) => (
            <tr key={`${sample.car} ${sample.taxpayer}`} className="border-t border-line">
              <th scope="row" className="py-1 pe-3 text-start font-normal">
                {sample.car}
                <span className="text-ink-soft">, {taxpayerLabels[sample.taxpayer]}</span>
              </th>
              <td className="py-1 ps-3 whitespace-nowrap">
                {sample.before === null ? '—' : formatRupees(sample.before)}
              </td>
              <td className="py-1 ps-3 whitespace-nowrap">{formatRupees(sample.after)}</td>
              <td className="py-1 ps-3 whitespace-nowrap">{formatDifference(sample)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-ink-soft">
        Known charges of this jurisdiction. Those that depend on a missing fact of a car are left
        out.
      </p>
    </div>
  );
}
