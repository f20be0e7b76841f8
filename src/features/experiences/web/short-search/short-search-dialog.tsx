import { Trans } from '@lingui/react/macro';
import { experienceSearch } from '#domain/search/experience-search.ts';
import { preparePopularPlaces, ShortSearch } from '#features/listings/search.web.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';

/** @public What it shows at once; whoever draws it ahead has it fetched before. */
export const prepare = () => preparePopularPlaces('experience');

/** The short search of experiences (spec 2 §2). */
export default function ExperienceSearchDialog({ onClose }: DialogProps<'experience-search'>) {
  return (
    <ShortSearch
      title={<Trans>Search experiences</Trans>}
      kind="experience"
      codec={experienceSearch}
      path="/experiences"
      onClose={onClose}
    />
  );
}
