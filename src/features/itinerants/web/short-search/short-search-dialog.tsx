import { Trans } from '@lingui/react/macro';
import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import { ShortSearch } from '#market/search/index.web.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';

/** The short search of itinerants (spec 3 §2.6). */
export default function ItinerantSearchDialog({ onClose }: DialogProps<'itinerant-search'>) {
  return (
    <ShortSearch
      title={<Trans>Search itinerants</Trans>}
      kind="itinerant"
      codec={itinerantSearch}
      path="/itinerants"
      onClose={onClose}
    />
  );
}
