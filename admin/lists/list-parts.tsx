import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Pagination } from '#contract/http/http.ts';
import { Button } from '../ui/button.tsx';

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

interface PagerProps extends Pick<Pagination, 'page' | 'totalPages' | 'totalIsAtLeast'> {
  onPage: (page: number) => void;
}

/** Previous, next and the position, if there is more than one page. */
export function Pager({ page, totalPages, totalIsAtLeast, onPage }: PagerProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-3">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden size={14} />
        Previous
      </Button>
      <p className="text-ink-soft">
        Showing page {page} of {totalPages}
        {totalIsAtLeast && '+'}
      </p>
      <Button disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        Next
        <ChevronRight aria-hidden size={14} />
      </Button>
    </nav>
  );
}
