/** A percentage as a bar. Hidden from screen readers: the figure beside it says the same. */
export function ShareBar({ percent }: { percent: number }) {
  return (
    <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-hover">
      <span className="block h-full rounded-full bg-edge" style={{ width: `${percent}%` }} />
    </span>
  );
}
