import { Trans } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError } from '#platform/web/api/client.ts';
import { Button } from '#platform/web/ui/button.tsx';

/** A page whose data could not be had; Retry loads it again. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <div role="alert" className="content-width grid justify-items-start gap-4 py-24">
      <h1 className="font-bold text-3xl">
        <Trans>We couldn't load this page</Trans>
      </h1>
      <p className="max-w-prose text-lg text-soft">
        {error instanceof ApiError ? (
          error.message
        ) : (
          <Trans>Check your connection and try again. Nothing you did is lost.</Trans>
        )}
      </p>
      <Button
        onClick={() => {
          reset();
          void router.invalidate();
        }}
      >
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}
