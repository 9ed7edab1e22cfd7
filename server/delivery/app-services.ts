import type { ContentChanges } from '#server/platform/changes.ts';
import type { ResourceServices } from '#server/records/resource.ts';
import type { FrontEnds } from './front-ends/front-ends.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { RawResponseCache } from './raw-response-cache.ts';

/** The services with which routes are registered. Each scope creates its own limits. */
export interface AppServices extends Omit<ResourceServices, 'limitGuesses'> {
  frontEnds: FrontEnds;
  changes: ContentChanges;
  rawResponses: RawResponseCache;
  /** Counts requests if METRICS_PORT is set. */
  metrics?: Metrics | undefined;
}

/** The dependencies of the application, which creates its other services itself. */
export type AppDependencies = Omit<AppServices, 'emailLimiter' | 'changes' | 'rawResponses'>;
