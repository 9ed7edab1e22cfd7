/** A key of the keyboard. */
export function KeyCap({ name }: { name: string }) {
  return (
    <kbd className="rounded-control border border-line bg-panel px-1.5 font-sans text-xs text-ink-soft">
      {name}
    </kbd>
  );
}
