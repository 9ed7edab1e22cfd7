import { useEffect } from 'react';
import type { Pagination } from '#contract/http.ts';
import type { ListState } from './list-address.ts';

interface PageBeyondEndProps extends Pagination {
  isCurrent: boolean;
  onChange: (changes: Partial<ListState>, history: 'replace') => void;
}

/** Redirects from a page beyond the end, for example after its last record was deleted, to the last page. */
export function PageBeyondEnd({ page, totalPages, isCurrent, onChange }: PageBeyondEndProps) {
  const isBeyond = isCurrent && totalPages > 0 && page > totalPages;
  // An effect, since the address is outside React. One change is enough.
  useEffect(() => {
    if (isBeyond) onChange({ page: totalPages }, 'replace');
  });
  return null;
}
