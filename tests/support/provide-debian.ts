import type { TestProject } from 'vitest/node';
import { findDebianBinaries, startDebianCluster } from './clusters.ts';
import { provideCluster } from './provide-cluster.ts';

export default (project: TestProject) =>
  provideCluster(project, startDebianCluster(findDebianBinaries() ?? ''));
