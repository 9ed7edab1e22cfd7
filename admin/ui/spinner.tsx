import { LoaderCircle } from 'lucide-react';

/** A spinner in place of a page that is loading. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-3">
      <LoaderCircle aria-hidden size={28} className="animate-spin text-ink-soft" />
      <span className="text-ink-soft">{label}</span>
    </div>
  );
}
