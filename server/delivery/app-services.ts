import type { ResourceServices } from '#server/records/resource.ts';
import type { FrontEnds } from './front-ends/front-ends.ts';
import type { Metrics } from './metrics/metrics.ts';

/** What the routes are registered with. */
export interface AppServices extends ResourceServices {
  frontEnds: FrontEnds;
  /** Counts requests, where METRICS_PORT is set. */
  metrics?: Metrics | undefined;
}

/** What the application is built from; it makes the rest of its services itself. */
export type AppDependencies = Omit<AppServices, 'emailLimiter'>;
