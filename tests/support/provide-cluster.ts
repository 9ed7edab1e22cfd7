import type { TestProject } from 'vitest/node';
import type { Cluster } from './clusters.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the test run's PostgreSQL, with {database} as a placeholder for the name. */
    clusterUrl: string;
  }
}

/** Provides the address of PostgreSQL to a project's tests; returns the function that stops it. */
export async function provideCluster(
  project: TestProject,
  starting: Promise<Cluster>,
): Promise<() => Promise<void>> {
  const cluster = await starting;
  project.provide('clusterUrl', cluster.buildUrl('{database}'));
  return cluster.stop;
}
