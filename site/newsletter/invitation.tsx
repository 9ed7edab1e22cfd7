import { useEffect, useState } from 'react';
import type { NewsletterPopup } from './popup.tsx';
import { isPopupSeen, markPopupSeen, notePopupShown } from './popup-seen.ts';

/**
 * Whether this is the first page of a visit on a phone, where a popup covers everything: the router has followed no
 * link, and the document was not opened from another page of the site.
 */
const isFirstPageOnPhone = () =>
  matchMedia('(width < 48rem)').matches &&
  !(history.state as { idx?: number } | null)?.idx &&
  !document.referrer.startsWith(`${location.origin}/`);

/** The popup never opens sooner. */
const delayMs = 10_000;

/**
 * Shows the [newsletter popup](docs/spec/public-site.md#newsletter-popup) once, when it does not disturb. Its code, and
 * the code that waits for the right moment, load after a delay.
 */
export function NewsletterInvitation() {
  const [Popup, setPopup] = useState<typeof NewsletterPopup | null>(null);

  useEffect(() => {
    if (isPopupSeen() || isFirstPageOnPhone()) return;
    let isUnmounted = false;
    let cancel = () => {};

    /** Waits for the right moment, loads the popup, and waits again: the visitor may have started typing. */
    async function invite() {
      // Offline, nobody can subscribe, so the popup is skipped.
      const timing = await import('./run-when-undisturbed.ts').catch(() => null);
      if (!timing || isUnmounted) return;
      cancel = timing.runWhenUndisturbed(async () => {
        // As above.
        const loaded = await import('./popup.tsx').catch(() => null);
        if (!loaded || isUnmounted) return;
        cancel = timing.runWhenUndisturbed(() => {
          // Another tab may have shown it in the meantime.
          if (isPopupSeen()) return;
          notePopupShown();
          setPopup(() => loaded.NewsletterPopup);
        });
      });
    }
    const timer = setTimeout(invite, delayMs);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      cancel();
    };
  }, []);

  function close() {
    markPopupSeen();
    setPopup(null);
  }
  return Popup && <Popup onClose={close} />;
}
