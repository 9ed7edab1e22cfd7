import { weekdayInPakistan } from '#contract/format/day-words.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/**
 * Today's opening hours of a dealer. Rendered pages are cached beyond today, so only the browser can tell
 * the day. Its space is reserved until then.
 */
export function OpeningToday({ hours }: { hours: Partial<Record<string, string>> }) {
  const isHydrated = useHydrated();
  if (Object.keys(hours).length === 0) return null;
  const today = isHydrated ? hours[weekdayInPakistan()] : undefined;
  return (
    <span className="tabular min-h-6 min-w-40 text-sm leading-6 text-graphite-600">
      {today && `Today: ${today}`}
    </span>
  );
}
