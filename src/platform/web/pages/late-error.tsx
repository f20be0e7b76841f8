import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ErrorComponentProps, lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import type { SavedPage } from '#platform/web/parts/saved-page.ts';
import { usePageAtFailure } from '#platform/web/parts/use-page-at-failure.ts';

/** Props of a replacement. */
export interface Failure extends ErrorComponentProps {
  /** The page as it was filled in; null where it couldn't be read. */
  readonly page: SavedPage | null;
}

/**
 * The replacement of a part that failed, for `CatchBoundary`. It is rarely seen, so it is fetched
 * when it is shown.
 *
 * @param texts it shows, as `loadTexts` names them
 */
export function lateError<Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Failure>>>,
  name: Name,
  texts: readonly string[],
): (failure: ErrorComponentProps) => ReactNode {
  let i18n: I18n;
  const loadAll = async () => (await Promise.all([load(), loadTexts(i18n, texts)]))[0];
  const Part = lazyRouteComponent(loadAll as never, name as never);
  const Late = Part as unknown as ComponentType<Failure>;
  return (failure) => {
    i18n = useLingui().i18n;
    const page = usePageAtFailure();
    return (
      <Suspense>
        <Late {...failure} page={page} />
      </Suspense>
    );
  };
}
