/** Milliseconds after which a missing part counts as lost. */
const MAX_MS = 30_000;

/** Parts that are being fetched or loaded. */
const parts = new Map<string, Promise<unknown>>();
/** How often a part was requested again: each time at another address. */
let asked = 0;

/** A part of a page, its code or its styles, that failed to load. */
export class PartError extends Error {
  /** The part's file, relative to the folder of the build. */
  readonly file: string;
  /** Whether this page can never load it, but a reloaded one can. */
  readonly isStale: boolean;

  constructor(file: string, isStale: boolean) {
    super(`a part of the page did not come: ${file}`);
    this.name = 'PartError';
    this.file = file;
    this.isStale = isStale;
  }
}

/**
 * Fetches a module of the build late; the build replaces each `import()` with it
 * (`scripts/build/late-parts.js`). A browser caches the failure of an address for the life of the
 * page, so a module that failed is requested at another address.
 *
 * @param file relative to the folder of the build, such as `./filters-dialog.js`
 * @throws PartError; the next call requests it again
 */
export function importPart(file: string): Promise<unknown> {
  return once(file, fetchPart);
}

/**
 * One instance of a module for the life of the page: it is stored, whichever address it came from.
 */
function once(file: string, load: (file: string) => Promise<unknown>): Promise<unknown> {
  let part = parts.get(file);
  if (part === undefined) {
    part = load(file);
    parts.set(file, part);
    part.catch(() => parts.delete(file));
  }
  return part;
}

Object.assign(globalThis, { __importPart: importPart });

async function fetchPart(file: string): Promise<unknown> {
  try {
    return await inTime(import(/* @vite-ignore */ file));
  } catch {
    return await fetchAgain(file);
  }
}

async function fetchAgain(file: string): Promise<unknown> {
  try {
    return await importAgain(file);
  } catch {
    const status = await fetchStatus(file);
    if (status !== 200) throw new PartError(file, isMissingStatus(status));
  }
  // The connection is restored, or a dependency is missing whose failure the browser caches.
  try {
    return await importAgain(file);
  } catch {
    throw new PartError(file, true);
  }
}

function importAgain(file: string): Promise<unknown> {
  asked += 1;
  return inTime(import(/* @vite-ignore */ `${file}?again=${asked}`));
}

/** HTTP status; 0 without an answer. */
async function fetchStatus(file: string): Promise<number> {
  try {
    return (await fetch(new URL(file, import.meta.url), { cache: 'no-store' })).status;
  } catch {
    return 0;
  }
}

/** A missing file belongs to a build that is no longer served. */
function isMissingStatus(status: number): boolean {
  return status === 404 || status === 410;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, MAX_MS);
    work.then(resolve, reject);
  });
}

/**
 * Loads a module once its styles are there, and the files of the modules that it imports.
 *
 * @param load calls `importPart`
 * @param files addresses of these, below `/`
 * @throws PartError when one of them failed to load
 */
export async function withFiles<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  await Promise.all(files.map((path) => once(`/${path}`, addFile)));
  return load();
}

async function addFile(path: string): Promise<void> {
  if (!path.endsWith('.css')) return await fetchFile(path);
  if (document.head.querySelector(`link[href="${path}"]`) !== null) return;
  const link = document.createElement('link');
  link.href = path;
  await addStyles(link, path);
}

/**
 * Fetches the file of a module into the browser's cache before the module is requested: a failed
 * fetch can be repeated, and a module that another one imports can't once it has failed.
 */
async function fetchFile(path: string): Promise<void> {
  let status = 0;
  try {
    const answer = await inTime(fetch(path));
    status = answer.status;
    await inTime(answer.arrayBuffer());
  } catch {
    throw new PartError(path, false);
  }
  if (status !== 200) throw new PartError(path, isMissingStatus(status));
}

async function addStyles(link: HTMLLinkElement, path: string): Promise<void> {
  link.rel = 'stylesheet';
  try {
    await new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = reject;
      document.head.append(link);
    });
  } catch {
    link.remove();
    throw new PartError(path, isMissingStatus(await fetchStatus(path)));
  }
}
