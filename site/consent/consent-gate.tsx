import { useEffect, useState } from 'react';
import { useSiteConfig } from '../layout/use-site-config.ts';
import type { GoogleAnalytics } from './google-analytics.tsx';

/** Google Analytics where its id is set: elsewhere not even the question is loaded. */
export function ConsentGate() {
  const id = useSiteConfig()?.gaId;
  const [Loaded, setLoaded] = useState<typeof GoogleAnalytics | null>(null);

  useEffect(() => {
    if (!id) return;
    // Without a line nobody is asked, and nobody is counted.
    import('./google-analytics.tsx').then(
      (module) => setLoaded(() => module.GoogleAnalytics),
      () => {},
    );
  }, [id]);

  return id && Loaded && <Loaded id={id} />;
}
