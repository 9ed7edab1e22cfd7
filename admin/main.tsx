import './office.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';
import { wait } from './wait.ts';

const place = document.getElementById('office');
if (!place) throw new Error('The page has no place for the office');
const root = createRoot(place);

/** So long nothing is shown of a screen whose code is on its way; then that it loads. */
const patienceMs = 800;

const isLoaded = new Promise<void>((resolve) => {
  router.subscribe(({ initialized }) => initialized && resolve());
});

function draw() {
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

// A screen that is there is drawn at once, as what comes first. What follows something else, a spinner for
// instance, React draws in slices, and from the beginning whenever an answer comes between them.
Promise.race([isLoaded, wait(patienceMs)]).then(draw);
