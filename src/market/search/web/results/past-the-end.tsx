import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { type ResultsSearch, useResultsSection } from './results-section.ts';

/** In place of the cards of a page that the list doesn't have: the way to its last one. */
export function PastTheEnd({ search, pageCount }: { search: ResultsSearch; pageCount: number }) {
  const { i18n } = useLingui();
  const { codec, path } = useResultsSection();
  const last = i18n.number(pageCount);
  return (
    <div className="mt-8 max-w-2xl">
      <p className="text-lg text-soft">
        <Trans>That's past the last page.</Trans>
      </p>
      <p className="mt-6">
        <Link
          to={path}
          search={codec.format(codec.change(search, { page: pageCount }))}
          className={buttonClass()}
        >
          <Trans>Go to page {last}</Trans>
        </Link>
      </p>
    </div>
  );
}
