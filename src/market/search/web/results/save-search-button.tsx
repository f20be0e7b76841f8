import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { SAVED_SEARCH_NAME } from '#domain/saved-searches.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { isDialogKnown, openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { Bell } from '#platform/web/ui/icons.ts';
import type { ResultsPage } from './results-page.ts';
import { type ResultsSearch, useResultsSection } from './results-section.ts';

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    /** Saves a search, by the parameters of its results. */
    'save-search': {
      kind: ListingKind;
      query: Readonly<Record<string, string>>;
      /** A name to begin with; may be empty. */
      name: string;
    };
  }
}

/** Saves the search, to be told of what is new; signed out it asks to log in first. */
export function SaveSearchButton({
  search,
  results,
}: {
  search: ResultsSearch;
  results: Pick<ResultsPage, 'chips'>;
}) {
  const { me } = useRouteContext({ from: '__root__' });
  const { codec, kind } = useResultsSection();
  if (!isDialogKnown('save-search')) return null;
  const prepare = () => preloadDialog(me === null ? 'login' : 'save-search');
  const open = () => {
    if (me === null) {
      openSignIn();
      return;
    }
    const name = results.chips.map(({ label }) => label).join(' · ');
    openDialog('save-search', {
      kind,
      query: codec.format(codec.change(search, {})),
      name: name.slice(0, SAVED_SEARCH_NAME.max),
    });
  };
  return (
    <button
      type="button"
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
      className="inline-flex h-11 items-center gap-2 rounded-pill border border-line-strong bg-raised px-4 text-sm hover:bg-sunken noscript:hidden"
    >
      <Bell aria-hidden="true" className="size-4" />
      <Trans>Save search</Trans>
    </button>
  );
}
