import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { formatTime } from '#platform/i18n/moments.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useIsOver } from '../results/use-is-over.ts';

/** Long past: without a required pause, a retry is possible at once. */
const AT_ONCE = '1970-01-01T00:00:00Z';

/**
 * Recovery after an unanswered question: a retry, or when that will be possible. Signed-in users
 * have a higher limit of their own, so signing in is offered as well.
 *
 * @param retryAt ISO 8601; null without a required pause
 */
export function AskAgain({ retryAt, onRetry }: { retryAt: string | null; onRetry(): void }) {
  const { i18n } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const zone = useReaderZone() ?? 'UTC';
  const [wasSignedOut] = useState(me === null);
  const isOver = useIsOver(retryAt ?? AT_ONCE);
  if (retryAt === null || isOver || (wasSignedOut && me !== null)) {
    return (
      <Button look="secondary" onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    );
  }
  const time = formatTime(Temporal.Instant.from(retryAt), zone, i18n.locale);
  return (
    <>
      <p>
        <Trans>You can search again at {time}.</Trans>
        {me === null ? (
          <>
            {' '}
            <Trans>Log in to search more often.</Trans>
          </>
        ) : null}
      </p>
      {me === null ? (
        <Button look="secondary" onClick={() => openSignIn()}>
          <Trans>Log in</Trans>
        </Button>
      ) : null}
    </>
  );
}
