import { ErrorPanel } from '../ui/error-panel.tsx';

/** Shown if a screen throws, or if its chunks are gone after an update of the product. */
export function ScreenError() {
  return (
    <main className="mx-auto grid max-w-xl gap-4 p-6">
      <title>Back office</title>
      <h1 className="text-lg font-semibold">This screen could not be shown</h1>
      <ErrorPanel
        message="Something went wrong, or the back office has been updated since you opened it."
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
