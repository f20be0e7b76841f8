import { Trans, useLingui } from '@lingui/react/macro';
import { AskAgain } from '../search/ask-again.tsx';
import type { FlightsFailure } from '../search/flights-failure.ts';

/** No flights: why, as it was told, and the way on. */
export function SearchFailed({
  failure: { text, isLimit, retryAt },
  onRetry,
}: {
  failure: FlightsFailure;
  onRetry(): void;
}) {
  const { i18n } = useLingui();
  return (
    <div className="mt-8 grid max-w-xl justify-items-start gap-3">
      <h2 className="font-semibold text-xl">
        {isLimit ? (
          <Trans>You've searched a lot in a short time</Trans>
        ) : (
          <Trans>We couldn't search for flights</Trans>
        )}
      </h2>
      {/* Of a limit the hour below says more than the text, which stands under the bar. */}
      {isLimit && retryAt !== null ? null : (
        <p className="text-soft">{typeof text === 'string' ? text : i18n._(text)}</p>
      )}
      <AskAgain retryAt={retryAt} onRetry={onRetry} />
    </div>
  );
}
