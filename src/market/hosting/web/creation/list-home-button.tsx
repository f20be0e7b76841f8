import { Trans } from '@lingui/react/macro';
import { Button } from '#platform/web/ui/button.tsx';
import { prepareCreation, startCreation } from './creation.ts';

/** Starts a new home, on the pages of signed-in users. */
export function ListHomeButton() {
  const prepare = () => prepareCreation('property', true);
  return (
    <Button
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => startCreation('property', true)}
    >
      <Trans>List your home</Trans>
    </Button>
  );
}
