import './admin.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { wait } from './prefetch.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';
import { watchInput } from './session/last-input.ts';

watchInput();

const container = document.getElementById('office');
if (!container) throw new Error('index.html has no element with the id "office"');
const root = createRoot(container);

/** How long the page stays blank while the first screen's code loads; after that a spinner shows. */
const spinnerDelayMs = 800;

const isLoaded = new Promise<void>((resolve) => {
  router.subscribe(({ initialized }) => initialized && resolve());
});

function render() {
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

// The first render runs in one go. A render that replaces a spinner would be time-sliced, and React would
// start it over each time a response arrives.
Promise.race([isLoaded, wait(spinnerDelayMs)]).then(render);
