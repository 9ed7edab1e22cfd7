/** The logo and name of the back office. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-6 flex-none">
        <rect width="32" height="32" rx="7" className="fill-solid" />
        <path d="M10 8v16M22 8v16M10 16h12" strokeWidth="3.5" className="stroke-solid-ink" />
      </svg>
      <span className="text-sm font-semibold tracking-tight whitespace-nowrap">
        HAVAL <span className="ms-0.5 font-normal tracking-normal text-ink-soft">Back office</span>
      </span>
    </span>
  );
}
