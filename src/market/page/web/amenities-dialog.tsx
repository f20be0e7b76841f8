import { Trans } from '@lingui/react/macro';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { AmenityGroups } from './amenity-groups.tsx';

/** All amenities of a home. */
export default function AmenitiesDialog({ parameters, onClose }: DialogProps<'listing-amenities'>) {
  return (
    <Dialog title={<Trans>Amenities</Trans>} size="medium" onClose={onClose} unsaved={false}>
      <AmenityGroups groups={parameters.groups} level="h3" />
    </Dialog>
  );
}
