import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ErrorComponentProps, lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { loadTexts } from '#platform/web/i18n/texts.ts';

/**
 * The replacement of a part that failed, for `CatchBoundary`. It is rarely seen, so it is fetched
 * when it is shown.
 *
 * @param texts it shows, as `loadTexts` names them
 */
export function lateError<Name extends string>(
  load: () => Promise<Record<Name, ComponentType<ErrorComponentProps>>>,
  name: Name,
  texts: readonly string[],
): (failure: ErrorComponentProps) => ReactNode {
  let page: I18n;
  const loadAll = async () => (await Promise.all([load(), loadTexts(page, texts)]))[0];
  const Part = lazyRouteComponent(loadAll as never, name as never);
  const Late = Part as unknown as ComponentType<ErrorComponentProps>;
  return (failure) => {
    page = useLingui().i18n;
    return (
      <Suspense>
        <Late {...failure} />
      </Suspense>
    );
  };
}
