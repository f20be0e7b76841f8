import { Trans } from '@lingui/react/macro';
import { ManagedPlaces } from '#features/experiences/index.web.ts';
import { ConsolePage } from '../parts.tsx';

/** Managers of public places, and their terms. */
export function PlacesPage() {
  return (
    <ConsolePage title={<Trans>Managed places</Trans>}>
      <ManagedPlaces />
    </ConsolePage>
  );
}
