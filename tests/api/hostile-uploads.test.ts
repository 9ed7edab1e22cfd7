import { testHostileUploads } from '#tests/support/hostile-uploads.ts';
import { endpointsOfEveryKind } from '#tests/upload-endpoints.ts';

testHostileUploads(endpointsOfEveryKind);
