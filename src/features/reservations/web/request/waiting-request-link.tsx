import { Plural, Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { ListingTitle } from '#market/page/index.web.ts';
import { resumeContinuation } from '#platform/web/dialogs/continuation.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { readWaitingRequest, type WaitingRequest, waitingRequestPage } from './waiting-request.ts';

/**
 * A link to the request that waited for this user's address to be confirmed.
 *
 * @param userId null while signed out
 * @param children shown if no request waits in this browser
 */
export function WaitingRequestLink({
  userId,
  children,
}: {
  userId: string | null;
  children: ReactNode;
}) {
  const router = useRouter();
  const [waiting, setWaiting] = useState<WaitingRequest | null>(null);
  useEffect(() => setWaiting(userId === null ? null : readWaitingRequest(userId)), [userId]);
  if (waiting === null) return children;
  const { nights, listingId } = waiting;

  async function goOn(request: WaitingRequest) {
    await router.navigate({ href: waitingRequestPage(request) });
    resumeContinuation({ action: 'reserve', subject: listingId });
  }

  return (
    <>
      <p className="text-lg text-soft">
        {nights === null ? (
          <Trans>
            Your booking is ready to send: <ListingTitle listing={waiting} />.
          </Trans>
        ) : (
          <Trans>
            Your request is ready to send: <ListingTitle listing={waiting} />,{' '}
            <Plural value={nights} one="# night" other="# nights" />.
          </Trans>
        )}
      </p>
      <Button onClick={() => void goOn(waiting)}>
        <Trans>Continue</Trans>
      </Button>
    </>
  );
}
