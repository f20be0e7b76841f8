import { Trans } from '@lingui/react/macro';
import { Button } from '#platform/web/ui/button.tsx';

/** In place of a part of a page whose code could not be fetched. */
export function MissingPart({ onRetry }: { onRetry(): void }) {
  return (
    <div role="alert" className="grid content-start justify-items-start gap-4 p-1">
      <p>
        <Trans>We couldn't load this. Check your connection and try again.</Trans>
      </p>
      <Button look="secondary" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
