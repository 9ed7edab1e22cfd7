import { testHostileUploads } from '#tests/support/hostile-uploads.ts';
import { endpointsOfEveryKind, uploadEndpoints } from '#tests/upload-endpoints.ts';

// tests/api tests the others.
testHostileUploads(uploadEndpoints.filter((endpoint) => !endpointsOfEveryKind.includes(endpoint)));
