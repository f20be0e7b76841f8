import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#platform/web/ui/button.tsx';
import type { FlightsFailure } from '../search/flights-failure.ts';

/** The answer of somebody who asked too often. */
const TOO_MANY = 429;

/** No flights: why, as it was told, and the way on. */
export function SearchFailed({
  failure: { text, status },
  onRetry,
}: {
  failure: FlightsFailure;
  onRetry(): void;
}) {
  const { i18n } = useLingui();
  return (
    <div className="mt-8 grid max-w-xl justify-items-start gap-3">
      <h2 className="font-semibold text-xl">
        {status === TOO_MANY ? (
          <Trans>You've searched a lot in a short time</Trans>
        ) : (
          <Trans>We couldn't search for flights</Trans>
        )}
      </h2>
      <p className="text-soft">{typeof text === 'string' ? text : i18n._(text)}</p>
      <Button look="secondary" onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}
