import { setupI18n } from '@lingui/core';
import { CatchBoundary, createRouter, createSerializationAdapter } from '@tanstack/react-router';
import { BrokenDocument, ErrorPage, NotFoundPage } from '#features/shell/index.web.ts';
import { routeTree } from '#generated/route-tree.gen.ts';
import type { ProblemBody } from '#platform/contract/errors.ts';
import { pluralRulesFor } from '#platform/i18n/locales.ts';
import { ApiError } from '#platform/web/api/client.ts';
import { MenusProvider } from '#platform/web/i18n/menus.ts';
import { loadedTexts, loadTexts, sharedMessages } from '#platform/web/i18n/texts.ts';
import { TextsProvider } from '#platform/web/i18n/texts-provider.tsx';
import { isWrittenAsJson } from '#platform/web/scope/as-json.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import { parsePlainSearch, stringifyPlainSearch } from '#platform/web/scope/plain-search.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { PreferencesProvider } from '#platform/web/scope/use-preferences.tsx';
import { beganAtTop } from '#platform/web/scroll/began-at-top.ts';
import { registerDialogs } from './dialogs.ts';

registerDialogs();

/** A refusal that was met on the server is the same one in the browser: code, text, request id. */
const refusals = createSerializationAdapter({
  key: 'ApiError',
  test: (value): value is ApiError => value instanceof ApiError,
  toSerializable: ({ problem }) => problem,
  fromSerializable: (problem: ProblemBody) => new ApiError(problem),
});

/** Milliseconds from a press on a link until the skeleton of the next page takes the place of this one. */
const SKELETON_MS = 80;

/** One router a request on the server, one for the life of the page in the browser. */
export function getRouter() {
  const { locale, nonce, theme, preferences, deviceZone, ...told } = pageScope();
  // The browser receives them with the page's data.
  let { menus } = told;
  const i18n = setupI18n({
    locale,
    locales: pluralRulesFor(locale),
    messages: { [locale]: import.meta.env.SSR ? sharedMessages(locale) : {} },
  });
  const context: RouterContext = { i18n, locale, theme, me: null };
  const router = createRouter({
    routeTree,
    context,
    ssr: { nonce },
    scrollRestoration: scrollsItself(),
    // A finger that touches a link may be about to scroll: only a hovering pointer signals intent.
    defaultPreload: hasPointer() ? 'intent' : false,
    defaultPreloadStaleTime: 30_000,
    defaultViewTransition: true,
    defaultPendingMs: SKELETON_MS,
    // A page that has come doesn't wait for its skeleton.
    defaultPendingMinMs: 0,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    // The router's own boundary would show its raw text in place of the document.
    disableGlobalCatchBoundary: true,
    InnerWrap: ({ children }) => (
      <CatchBoundary getResetKey={() => 0} errorComponent={BrokenDocument}>
        {children}
      </CatchBoundary>
    ),
    // Search parameters stay plain text: each page's codec reads them.
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    Wrap: ({ children }) => (
      <PreferencesProvider initial={preferences} deviceZone={deviceZone}>
        <MenusProvider value={menus}>
          <TextsProvider i18n={i18n}>{children}</TextsProvider>
        </MenusProvider>
      </PreferencesProvider>
    ),
    // The router knows this option; only its types leave it to the framework.
    ...({ serializationAdapters: [refusals, jsonState] } as object),
    dehydrate: () => ({ texts: loadedTexts(i18n), menus }),
    hydrate: (data) => {
      menus = data.menus;
      return loadTexts(i18n, data.texts);
    },
  });
  // Where only the search of an address changes, as by a filter, the page stays, with its focus, and
  // shows by itself what is loading.
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? SKELETON_MS : Number.POSITIVE_INFINITY;
  });
  return router;
}

/**
 * When the router scrolls: always except for the first page of a new document, where it would
 * return to its top after a person scrolled it before hydration.
 */
function scrollsItself(): () => boolean {
  let isFirst = !import.meta.env.SSR;
  return () => {
    const isScrolled = isFirst && beganAtTop();
    isFirst = false;
    return !isScrolled;
  };
}

function hasPointer(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia('(hover: hover)').matches;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}

/** The router's serialization of JSON values. */
const jsonState = createSerializationAdapter({
  key: 'json',
  test: isWrittenAsJson,
  toSerializable: (answer): string => JSON.stringify(answer),
  fromSerializable: (json): object => JSON.parse(json),
});
