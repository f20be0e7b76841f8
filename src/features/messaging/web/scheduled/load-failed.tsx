import { Trans } from '@lingui/react/macro';
import { Button } from '#platform/web/ui/button.tsx';

/** Instead of scheduled messages that could not be loaded. */
export function LoadFailed({ onRetry }: { onRetry(): void }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">
        <Trans>We couldn't load your scheduled messages.</Trans>
      </p>
      <Button look="secondary" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
