import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { MissingPart } from '#platform/web/pages/lazy-component.tsx';
import { listGuestReviews } from '../../contract/addresses.gen.ts';
import type { GuestReviews as Reviews } from '../../contract.ts';
import { GuestReviews } from './guest-reviews.tsx';

/** Hosts' reviews of the guest of a reservation, requested when they are shown. */
export default function LoadedGuestReviews({ reservationId }: { reservationId: string }) {
  const [state, setState] = useState<Reviews | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (state !== 'loading') return;
    const { signal, abort } = abortable();
    call(listGuestReviews, { params: { id: reservationId } }, { signal }).then(
      setState,
      () => signal.aborted || setState('failed'),
    );
    return abort;
  }, [reservationId, state]);

  if (state === 'failed') return <MissingPart onRetry={() => setState('loading')} />;
  if (state !== 'loading') return <GuestReviews reviews={state} />;
  return (
    <p role="status" className="text-soft">
      <Trans>Loading what hosts say…</Trans>
    </p>
  );
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
