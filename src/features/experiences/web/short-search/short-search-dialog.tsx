import { Trans } from '@lingui/react/macro';
import { experienceSearch } from '#domain/search/experience-search.ts';
import { ShortSearch } from '#market/search/index.web.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';

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
