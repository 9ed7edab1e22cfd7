import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/platform/db/client.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { type Cluster, queryOnce } from './clusters.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the test run's PostgreSQL, with {database} as a placeholder for the name. */
    clusterUrl: string;
  }
}

/** The database that those of test files are copied from: migrating each one takes several times as long. */
export const templateDatabase = 'migrated';

async function makeTemplate(cluster: Cluster): Promise<void> {
  await queryOnce(cluster, `create database ${templateDatabase}`);
  const url = cluster.buildUrl(templateDatabase);
  const database = await openDatabase({ url, dataDir: '', log: () => {} });
  await migrateDatabase(database);
  await database.close();
}

/** Provides the address of PostgreSQL to a project's tests; returns the function that stops it. */
export async function provideCluster(
  project: TestProject,
  starting: Promise<Cluster>,
): Promise<() => Promise<void>> {
  const cluster = await starting;
  await makeTemplate(cluster);
  project.provide('clusterUrl', cluster.buildUrl('{database}'));
  return cluster.stop;
}
