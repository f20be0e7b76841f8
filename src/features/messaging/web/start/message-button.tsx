import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, call } from '#platform/web/api/client.ts';
import { preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { useContinuation } from '#platform/web/dialogs/use-continuation.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { MessageCircle } from '#platform/web/ui/icons.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { startConversation } from '../../contract/addresses.gen.ts';

/**
 * Opens the conversation about a listing or a reservation.
 *
 * @param to the recipient
 */
export function MessageButton({
  around,
  to,
}: {
  around: { listingId: string } | { reservationId: string };
  to: 'host' | 'guest';
}) {
  const { t } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const subject = 'listingId' in around ? around.listingId : around.reservationId;
  useContinuation('message', subject, () => void open());
  const prepare = () => {
    if (me === null) preloadDialog('login');
  };

  async function open() {
    if (me === null) {
      openSignIn('login', { action: 'message', subject });
      return;
    }
    setBusy(true);
    try {
      const { id } = await call(startConversation, { body: around });
      await navigate({ to: '/messages/$conversation', params: { conversation: id } });
    } catch (error) {
      showToast('error', error instanceof ApiError ? error.message : t`Something went wrong.`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      look="secondary"
      busy={busy}
      icon={<MessageCircle aria-hidden="true" className="size-5" />}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void open()}
    >
      {to === 'host' ? <Trans>Message the host</Trans> : <Trans>Message the guest</Trans>}
    </Button>
  );
}
