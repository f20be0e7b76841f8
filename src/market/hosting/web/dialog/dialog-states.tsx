import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#platform/web/ui/button.tsx';

/** Placeholder of a loading step, of about its size. */
export function StepSkeleton() {
  return <div aria-hidden="true" className="h-72 animate-pulse rounded-card bg-sunken" />;
}

/** A loading step, also announced to screen readers. */
export function LoadingStep() {
  return (
    <div role="status">
      <span className="sr-only">
        <Trans>One moment</Trans>
      </span>
      <StepSkeleton />
    </div>
  );
}

/** A step that couldn't be loaded, with a button to retry. */
export function FailedStep({ children, onRetry }: { children: ReactNode; onRetry(): void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p>{children}</p>
      <Button look="secondary" onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}
