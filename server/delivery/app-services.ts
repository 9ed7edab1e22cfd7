import type { ContentChanges } from '#server/platform/changes.ts';
import type { ResourceServices } from '#server/records/resource.ts';
import type { FinishedAnswers } from './finished-answers.ts';
import type { FrontEnds } from './front-ends/front-ends.ts';
import type { Metrics } from './metrics/metrics.ts';

/** What the routes are registered with. Each scope creates its own limits. */
export interface AppServices extends Omit<ResourceServices, 'limitGuesses'> {
  frontEnds: FrontEnds;
  changes: ContentChanges;
  finishedAnswers: FinishedAnswers;
  /** Counts requests, where METRICS_PORT is set. */
  metrics?: Metrics | undefined;
}

/** What the application is built from; it makes the rest of its services itself. */
export type AppDependencies = Omit<AppServices, 'emailLimiter' | 'changes' | 'finishedAnswers'>;
