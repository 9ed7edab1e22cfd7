import { useQuery } from '@tanstack/react-query';
import type { Dealer } from '#contract/dealers/dealers.ts';
import { dealerAdmin } from '#contract/dealers/dealers-admin.ts';
import { readAllPages } from '../../api.ts';
import { useSiteConfig } from '../../layout/site-config.ts';
import { recordKeys } from '../../lists/record-cache.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { formatCount } from '../../ui/format.ts';

/** Loads the map's code with all dealers that a search finds. */
function useDealersMap(search: string) {
  const module = useQuery({
    queryKey: ['dealers-map'],
    queryFn: () => import('./dealers-map.tsx'),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const dealers = useQuery({
    queryKey: [...recordKeys.all(dealerAdmin), 'map', search],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ ...(search && { search }) });
      return readAllPages<Dealer>(`${dealerAdmin.paths.records}?${query}`, signal);
    },
  });
  return { module, dealers };
}

interface DealersMapPanelProps {
  /** The search text; '' for all dealers. */
  search: string;
  onEdit: (dealer: Dealer) => void;
}

/** The dealers on a map. A mark loads its dealer into the form. */
export function DealersMapPanel({ search, onEdit }: DealersMapPanelProps) {
  const { module, dealers } = useDealersMap(search);
  const { data: config } = useSiteConfig();
  if (module.error) {
    return <ErrorPanel message="The map could not be loaded." onRetry={module.refetch} />;
  }
  if (dealers.error && !dealers.data) {
    return <ErrorPanel message={dealerAdmin.texts.loadFailed} onRetry={dealers.refetch} />;
  }
  if (!module.data || !dealers.data || !config) {
    return (
      <p role="status" className="px-4 pb-3">
        Loading the map...
      </p>
    );
  }
  const { DealersMap } = module.data;
  return (
    <>
      <p className="flex flex-wrap gap-x-4 px-4 py-3.5 text-ink-soft max-xl:pt-0">
        <span>{formatCount(dealers.data.length, dealerAdmin.texts.noun)}</span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="size-2 rounded-full bg-green" />
          Active
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="size-2 rounded-full bg-grey" />
          Inactive
        </span>
      </p>
      <DealersMap
        dealers={dealers.data}
        areAll={search === ''}
        tiles={config.mapTiles}
        onChoose={onEdit}
      />
    </>
  );
}
