import type { TestProject } from 'vitest/node';
import type { Cluster } from './clusters.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the test run's PostgreSQL, with {database} where a name belongs. */
    clusterUrl: string;
  }
}

/** Tells a project's tests where their PostgreSQL is; answers how it is ended after them. */
export async function provideCluster(
  project: TestProject,
  starting: Promise<Cluster>,
): Promise<() => Promise<void>> {
  const cluster = await starting;
  project.provide('clusterUrl', cluster.urlOf('{database}'));
  return cluster.stop;
}
