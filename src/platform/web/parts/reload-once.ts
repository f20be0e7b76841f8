import { importPart, PartError } from './import-part.ts';

/** Key of the tab's storage for the part that the page was reloaded for. */
const STORED = 'reloaded-for';
/** The folder of this build. */
const BUILD = import.meta.url.replace(/[^/]*$/, '');

let isReloading = false;

/**
 * Reloads the page where that helps with a part that this page can never load: its build is no
 * longer served, or the browser caches the failure of a module that the part needs. A tab does so
 * once, until the part has loaded or there is another build.
 *
 * @param error why the part failed to load
 * @param keep is called before; where it throws, the page stays
 * @returns whether the page is about to be reloaded
 */
export function reloadOnce(error: unknown, keep = () => {}): boolean {
  if (isReloading) return true;
  if (!(error instanceof PartError) || !error.isStale) return false;
  try {
    if (sessionStorage.getItem(STORED) !== null) return false;
    keep();
    sessionStorage.setItem(STORED, JSON.stringify({ build: BUILD, file: error.file }));
  } catch {
    // Without a memory it could reload forever.
    return false;
  }
  isReloading = true;
  location.reload();
  return true;
}

/** Lets the page be reloaded for another part, once this one has loaded. */
export function allowReloadOnceItCame(): void {
  try {
    const { build, file } = JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
    if (build === undefined) return;
    const allow = () => sessionStorage.removeItem(STORED);
    if (build !== BUILD) allow();
    else if (String(file).endsWith('.js')) importPart(file).then(allow, () => {});
  } catch {
    // Storage may be forbidden; then nothing was stored.
  }
}
