import { type ComponentProps, lazy, Suspense } from 'react';

const Viewer = lazy(async () => ({ default: (await import('./viewer.tsx')).Viewer }));

/** The viewer, loaded when something is opened in it. */
export function LazyViewer(props: ComponentProps<typeof Viewer>) {
  return (
    <Suspense>
      <Viewer {...props} />
    </Suspense>
  );
}
