import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import type { NextSlots as Loaded } from './next-slots.tsx';

/** Without a connection the times in the form remain. */
const NextSlots = lazy(() =>
  import('./next-slots.tsx')
    .then((loaded) => ({ default: loaded.NextSlots }))
    .catch(() => ({ default: (): ReactNode => null })),
);

/** The next free times after one that was taken. Few visitors need them, so they are loaded then. */
export const Suggestions = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <NextSlots {...props} />
  </Suspense>
);
