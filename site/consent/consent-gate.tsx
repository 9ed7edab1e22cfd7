import { useEffect, useState } from 'react';
import { useSiteConfig } from '../layout/use-site-config.ts';
import type { GoogleAnalytics } from './google-analytics.tsx';

/** Google Analytics, if its id is set. Without an id, not even the code of the banner is loaded. */
export function ConsentGate() {
  const id = useSiteConfig()?.gaId;
  const [Loaded, setLoaded] = useState<typeof GoogleAnalytics | null>(null);

  useEffect(() => {
    if (!id) return;
    // If the code cannot be loaded, the visitor is neither asked nor counted.
    import('./google-analytics.tsx').then(
      (module) => setLoaded(() => module.GoogleAnalytics),
      () => {},
    );
  }, [id]);

  return id && Loaded && <Loaded id={id} />;
}
