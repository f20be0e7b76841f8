/** All that the built product depends on. */
export const INPUTS = [
  'src',
  'demo',
  'generated',
  'migrations',
  'public',
  'scripts/build',
  'index.html',
  'lingui.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
];
