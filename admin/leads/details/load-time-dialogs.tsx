import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';

const load = () => import('./status-questions.tsx');

interface TimeDialogsProps {
  children: (dialogs: Awaited<ReturnType<typeof load>>) => ReactNode;
}

/** Loads the dialogs that choose a time, once one of them opens: most visits need none. */
export function TimeDialogs({ children }: TimeDialogsProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['time dialogs'],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <ErrorPanel message="The times could not be loaded." onRetry={refetch} />;
  return data && children(data);
}
