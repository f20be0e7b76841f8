import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/platform/server/database/tables.ts',
    './src/platform/server/*/tables.ts',
    './src/market/*/server/tables.ts',
    './src/market/*/server/*-tables.ts',
    './src/features/*/server/tables.ts',
    './src/features/*/server/*-tables.ts',
  ],
  out: './migrations',
  casing: 'snake_case',
});
