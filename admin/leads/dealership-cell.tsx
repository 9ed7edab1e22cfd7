import { splitDealerLabel } from '../ui/split-dealer-label.ts';

/** A dealership above its city; on a card both take one line, as they are written in forms. */
export function DealershipCell({ label }: { label: string }) {
  const { name, city } = splitDealerLabel(label);
  return (
    <span
      title={label}
      className="wrap-anywhere max-table:line-clamp-2 table:line-clamp-3 table:leading-row"
    >
      {name || '—'}
      {city && (
        <>
          <span className="table:sr-only">, </span>
          <span className="table:block table:text-xs table:leading-row table:text-ink-soft">
            {city}
          </span>
        </>
      )}
    </span>
  );
}
