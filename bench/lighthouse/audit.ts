import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../paths.ts';

/** What we read of Lighthouse's report. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, { score: number | null; numericValue?: number }>>;
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

export type Audit = (
  url: string,
  flags: {
    port: number;
    logLevel: 'error';
    formFactor: 'mobile';
    onlyCategories: readonly string[];
  },
) => Promise<{ readonly lhr: Report } | undefined>;

/**
 * Lighthouse, installed here the first time: it is a seventh of all packages, and nothing
 * else asks for it.
 *
 * @throws when it can't be installed
 */
export async function openLighthouse(): Promise<Audit> {
  const script = join(ROOT, 'scripts', 'launch', 'install.js');
  const { isInstalled, install } = (await import(script)) as {
    isInstalled(root: string): boolean;
    install(root: string): Promise<void>;
  };
  if (!isInstalled(import.meta.dirname)) await install(import.meta.dirname);
  const file = createRequire(import.meta.url).resolve('lighthouse');
  const module = (await import(pathToFileURL(file).href)) as { default: Audit };
  return module.default;
}
