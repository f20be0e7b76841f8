import { Trans } from '@lingui/react/macro';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';

/**
 * Placeholder of a dialog that doesn't exist yet: its future content, and alternatives until then.
 */
export default function ComingDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog
      unsaved={false}
      title={<Trans>Coming soon</Trans>}
      onClose={onClose}
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <a href="/support/hosting-resources" className={buttonClass('secondary')}>
            <Trans>Hosting resources</Trans>
          </a>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </div>
      }
    >
      <p className="text-lg">
        <Trans>It isn't ready yet, but you'll find it right here.</Trans>
      </p>
    </Dialog>
  );
}
