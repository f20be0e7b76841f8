import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';

/** Saves what is shown as a file for spreadsheets. */
export function SaveButton({ onSave }: { onSave: () => void }) {
  return (
    <div>
      <Button look="secondary" onClick={onSave}>
        <Trans>Save as CSV</Trans>
      </Button>
    </div>
  );
}
