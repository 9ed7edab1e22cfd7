import * as z from 'zod/mini';

// Zod tries eval to compile schemas; under a page's CSP each try would be reported as a violation.
z.config({ jitless: 'document' in globalThis });

/** Zod as the product uses it. Import it from here only, so that the setting above takes effect. */
export * as z from 'zod/mini';
