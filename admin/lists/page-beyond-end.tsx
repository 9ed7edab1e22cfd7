import { useEffect } from 'react';
import type { Pagination } from '#contract/http.ts';
import type { ListState } from './list-address.ts';

interface PageBeyondEndProps extends Pagination {
  isCurrent: boolean;
  onChange: (changes: Partial<ListState>, history: 'replace') => void;
}

/** Leads from a page that is no more, its last record deleted say, to the last one there is. */
export function PageBeyondEnd({ page, totalPages, isCurrent, onChange }: PageBeyondEndProps) {
  const isBeyond = isCurrent && totalPages > 0 && page > totalPages;
  // The address is outside React, so this is an effect; it settles in one step.
  useEffect(() => {
    if (isBeyond) onChange({ page: totalPages }, 'replace');
  });
  return null;
}
