import { lazyRouteComponent } from '@tanstack/react-router';

/** Pending loads of pages on the server; in the browser it stays empty. */
const toLoad: (() => Promise<unknown>)[] = [];

/**
 * A page whose code is fetched when it is shown. The server renders synchronously and can't wait
 * for code, so there `loadPages` fetches it before a page is rendered.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) => {
  const page = lazyRouteComponent(load, name);
  if (import.meta.env.SSR) toLoad.push(async () => page.preload?.());
  return page;
};

/** Loads the code of the pages known by now that isn't loaded yet; on a server alone. */
export async function loadPages(): Promise<void> {
  // A page may have parts that are fetched late as well: they are known once it is loaded.
  while (toLoad.length > 0) await Promise.all(toLoad.splice(0).map((load) => load()));
}

type Call = (...input: never[]) => unknown;

/**
 * A function whose code is fetched when it is called: a page's loader, in a file that every page
 * imports.
 */
export function lazyCall<Module extends { [Key in Name]: Call }, Name extends string>(
  load: () => Promise<Module>,
  name: Name,
): (...input: Parameters<Module[Name]>) => Promise<Awaited<ReturnType<Module[Name]>>> {
  return async (...input) => (await load())[name](...input) as never;
}
