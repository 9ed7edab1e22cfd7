/** How much of a whole, as a bar; the figure beside it says the same to those who don't see it. */
export function ShareBar({ percent }: { percent: number }) {
  return (
    <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-hover">
      <span className="block h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
    </span>
  );
}
