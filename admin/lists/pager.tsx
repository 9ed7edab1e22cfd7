import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Pagination } from '#contract/http.ts';
import { Button } from '../ui/button.tsx';

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
