/** The name in our own lettering: five letters of one stroke each, the A without its bar. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 150 20"
      width="150"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.75"
      role="img"
      aria-label="HAVAL"
      className={className}
    >
      <path d="M2 2v16M20 2v16M2 10h18M31 18 41 2.4 51 18M60 2l10 15.6L80 2M89 18 99 2.4l10 15.6M122 2v16h17" />
    </svg>
  );
}
