const rows = Array.from({ length: 12 }, (_, row) => row);

/** The placeholder of a list while it loads. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="overflow-hidden rounded-panel border border-line bg-panel">
      <span className="sr-only">{label}</span>
      {rows.map((row) => (
        <div
          key={row}
          className="flex h-10 animate-pulse items-center gap-6 border-b border-line px-3 last:border-0"
        >
          <span className="h-3 w-2/5 rounded-full bg-hover" />
          <span className="h-3 flex-1 rounded-full bg-hover" />
          <span className="h-5 w-24 rounded-full bg-hover" />
        </div>
      ))}
    </div>
  );
}
