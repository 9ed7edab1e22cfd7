import * as z from 'zod/mini';

// Where the policy of a page forbids eval, Zod's trial of it is reported as a breach: don't try there.
z.config({ jitless: 'document' in globalThis });

/** Zod as the product uses it. Schemas are made with this one only, so that the setting comes first. */
export * as z from 'zod/mini';
