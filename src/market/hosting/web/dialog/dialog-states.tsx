import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#platform/web/ui/button.tsx';

/** In place of what is on its way, of about its size. */
export function StepSkeleton() {
  return <div aria-hidden="true" className="h-72 animate-pulse rounded-card bg-sunken" />;
}

/** What is on its way, also for whoever doesn't see it. */
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

/** What couldn't be loaded, with the way to try again. */
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
