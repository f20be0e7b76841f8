import { Trans } from '@lingui/react/macro';
import type { CreationDialog } from '#features/listings/index.web.ts';

/** What a create action makes. */
export function CreationLabel({ dialog }: { dialog: CreationDialog }) {
  switch (dialog) {
    case 'experience':
      return <Trans>Host an experience</Trans>;
    case 'itinerant':
      return <Trans>Create an itinerant</Trans>;
    case 'property':
      return <Trans>List your home</Trans>;
  }
}
