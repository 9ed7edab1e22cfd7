import { useMutation } from '@tanstack/react-query';
import { callApi, describeFailure } from '../api.ts';
import { forgetRecent } from '../palette/recent.ts';
import { showToast } from '../ui/toasts.ts';

/** Ends the session on the server, then loads the sign-in page, so that no data stays in memory. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => callApi('/admin/logout', { method: 'POST' }),
    onSuccess: () => {
      forgetRecent();
      window.location.assign(new URL('login', document.baseURI));
    },
    onError: (error) =>
      showToast({ tone: 'alert', text: `You are still signed in. ${describeFailure(error)}` }),
  });
}
