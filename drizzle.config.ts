import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: [
    './server/platform/*/schema.ts',
    './server/resources/*/schema.ts',
    './server/resources/*/*/schema.ts',
    './server/resources/*/resource.ts',
    './server/resources/leads/types/*.ts',
  ],
  out: './server/platform/db/migrations',
});
