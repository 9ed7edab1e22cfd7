import { type ComponentProps, lazy, Suspense } from 'react';

const Viewer = lazy(async () => ({ default: (await import('./viewer.tsx')).Viewer }));

/** The viewer. Its code is loaded when it first opens. */
export function LazyViewer(props: ComponentProps<typeof Viewer>) {
  return (
    <Suspense>
      <Viewer {...props} />
    </Suspense>
  );
}
