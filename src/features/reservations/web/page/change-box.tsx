import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { DayRange } from '#platform/web/time/day-range.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { updateReservation } from '../../contract/addresses.gen.ts';
import type { ReservationDetails } from '../../contract.ts';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import { useAttempt } from '../dialogs/use-attempt.ts';
import { DifferenceText } from '../edit/difference-text.tsx';
import { BoardingLines } from '../time/boarding-lines.tsx';
import { Box } from './box.tsx';

type Answer = 'accept-change' | 'decline-change';

/** A change of dates that waits; the host answers it here. */
export function ChangeBox({ reservation }: { reservation: ReservationDetails }) {
  const { t } = useLingui();
  const router = useRouter();
  const { busy, refusal, attempt } = useAttempt({ failureToast: true });
  const [chosen, setChosen] = useState<Answer | null>(null);
  const { id, change, viewer, guest, host, may } = reservation;
  if (change === null) return null;

  async function answer(status: Answer) {
    setChosen(status);
    const done = await attempt(async () => {
      await call(updateReservation, { params: { id }, body: { status } });
    });
    if (!done) return;
    showToast('success', t`Reservation Updated`);
    await router.invalidate();
  }

  return (
    <Box title={<Trans>Date change</Trans>}>
      <p>
        {viewer === 'guest' ? (
          <Trans>You asked {host.name} to change dates:</Trans>
        ) : (
          <Trans>{guest.name} asked to change dates:</Trans>
        )}
      </p>
      <p className="rounded-xl bg-ember-tint px-4 py-3 font-semibold">
        <DayRange start={change.startDate} end={change.endDate} />
        <BoardingLines nights={change} />
        <span className="block font-normal">
          <DifferenceText difference={change.difference} />
        </span>
      </p>
      {may.answerChange ? (
        <>
          <p className="text-soft text-sm">
            <Trans>
              If the price goes up, your guest pays the difference before arrival. If it goes down,
              the difference is refunded.
            </Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              busy={busy && chosen === 'accept-change'}
              disabled={busy}
              onClick={() => void answer('accept-change')}
            >
              <Trans>Accept new dates</Trans>
            </Button>
            <Button
              look="secondary"
              busy={busy && chosen === 'decline-change'}
              disabled={busy}
              onClick={() => void answer('decline-change')}
            >
              <Trans>Keep original dates</Trans>
            </Button>
          </div>
        </>
      ) : null}
      <RefusalNote refusal={refusal} />
    </Box>
  );
}
