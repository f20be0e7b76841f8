import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import {
  type ComponentType,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { loadTexts, loadTextsOfHtml } from '#platform/web/i18n/texts.ts';
import { lazyPage } from '#platform/web/pages/lazy-page.ts';
import { reloadForPart } from '#platform/web/parts/reload-page.ts';
import { signalInteraction, whenFirstInteraction } from './first-interaction.ts';

/** Milliseconds after which a part whose code failed to load is requested again. */
const RETRY_MS = 2_000;

/**
 * A part of a page that the server sends as HTML, and whose code is fetched and run at the first
 * interaction (`whenFirstInteraction`). Links in it work before; a click on a button is stored
 * until it is hydrated (`early-clicks.ts`).
 *
 * @param load its module
 * @param name of its export
 * @param texts it shows that come with it, as `loadTexts` names them; the server loads them by
 * `loadTextsOfHtml`
 * @param onShown called with its props, also while it is no more than HTML
 */
export function hydrateOnInteraction<Name extends string, Props extends object>(
  load: () => Promise<{ [Key in Name]: ComponentType<Props> }>,
  name: Name,
  texts: readonly string[] = [],
  onShown?: (props: Props) => void,
) {
  /** The page's, known once the part is about to be shown. */
  let page: I18n | undefined;
  const loadAll = async () => {
    const loadsTexts = page === undefined || texts.length === 0 ? null : loadTexts(page, texts);
    const [module] = await Promise.all([load(), loadsTexts]);
    return module;
  };
  const Part = import.meta.env.SSR
    ? lazyPage(load as never, name as never)
    : lazy(async () => ({ default: (await whenItComes(loadAll))[name] }));
  const Shown = Part as unknown as ComponentType<Props>;

  // While it is no more than HTML, unnecessary renders must be avoided.
  const Hydrated = memo(function Hydrated(props: Props) {
    page = useLingui().i18n;
    const box = useRef<HTMLDivElement>(null);
    useEffect(() => onShown?.(props));
    return (
      <div ref={box} className="contents">
        <Suspense fallback={<ServerHtml box={box} />}>
          <Shown {...props} />
        </Suspense>
      </div>
    );
  });
  /** Its code and texts, for a route that renders it; a page's HTML names neither. */
  const prepare = async (i18n: I18n): Promise<void> => {
    await (import.meta.env.SSR
      ? Promise.all([
          loadTextsOfHtml(i18n, texts),
          (Part as { preload?(): Promise<unknown> }).preload?.(),
        ])
      : Promise.all([loadTexts(i18n, texts), load()]));
  };
  return Object.assign(Hydrated, { prepare });
}

/** Resolves after the first interaction, however long that takes: until then the HTML stays. */
async function whenItComes<Module>(load: () => Promise<Module>): Promise<Module> {
  await whenFirstInteraction();
  for (;;) {
    try {
      return await load();
    } catch (error) {
      reloadForPart(error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/**
 * An element around the part changed before its code was there, and React removes HTML that it
 * can't hydrate: the same HTML replaces it, so that nothing vanishes or jumps.
 */
function ServerHtml({ box }: { box: RefObject<HTMLDivElement | null> }) {
  const [html] = useState(() => box.current?.innerHTML ?? '');
  useEffect(signalInteraction, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what this page itself showed a moment ago.
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}
