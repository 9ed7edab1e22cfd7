import type { TestProject } from 'vitest/node';
import { startEmbeddedCluster } from './clusters.ts';
import { provideCluster } from './provide-cluster.ts';

export default (project: TestProject) => provideCluster(project, startEmbeddedCluster());
