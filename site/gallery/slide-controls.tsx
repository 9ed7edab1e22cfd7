import { ChevronLeft, ChevronRight } from 'lucide-react';

/** The buttons and dots that move between slides. */
export function SlideControls({
  count,
  current,
  onTurn,
  onGoTo,
}: {
  count: number;
  current: number;
  /** Back (-1) or forward (1). */
  onTurn: (by: -1 | 1) => void;
  onGoTo: (index: number) => void;
}) {
  return (
    <div className="noscript:hidden">
      <button
        type="button"
        aria-label="Previous"
        onClick={() => onTurn(-1)}
        className="round-button round-button-previous"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        aria-label="Next"
        onClick={() => onTurn(1)}
        className="round-button round-button-next"
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </button>
      <div className="absolute inset-x-0 bottom-0 flex justify-center">
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: dots do not change order.
            key={index}
            type="button"
            aria-label={`Show ${index + 1} of ${count}`}
            aria-current={index === current || undefined}
            onClick={() => onGoTo(index)}
            className="group grid size-8 cursor-pointer place-items-center"
          >
            <span className="size-2 rounded-full bg-white/50 forced-colors:bg-[ButtonText] transition-transform group-aria-[current]:scale-150 group-aria-[current]:bg-white" />
          </button>
        ))}
      </div>
    </div>
  );
}
