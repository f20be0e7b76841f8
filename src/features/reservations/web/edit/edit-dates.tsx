import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { type RangeChoice, useCalendar } from '#features/listings/calendar.web.ts';
import { call } from '#platform/web/api/client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { type ReservationPage, updateReservation } from '../../contract.ts';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import { useAttempt } from '../dialogs/use-attempt.ts';
import { askCalendar } from './ask-calendar.ts';
import { askQuote, type QuoteAnswer } from './ask-quote.ts';
import { ChangeSummary } from './change-summary.tsx';
import { ChooseDates } from './choose-dates.tsx';

/** The guest's change of dates in two steps (spec 1 §4.3). */
export function EditDates({
  reservation,
  onClose,
}: {
  reservation: ReservationPage;
  readAt: string;
  onClose(): void;
}) {
  const { t } = useLingui();
  const router = useRouter();
  const { busy, refusal, attempt } = useAttempt();
  const { id, startDate, endDate, guests, rooms, pets, listing } = reservation;
  const { units } = reservation.quote;
  const own = useMemo(() => ({ startDate, endDate, units }), [startDate, endDate, units]);
  const calendar = useCalendar(listing.id, true, askCalendar);
  const [choice, setChoice] = useState<RangeChoice>({ start: startDate, end: endDate });
  const [answer, setAnswer] = useState<QuoteAnswer | null>(null);
  const { start, end } = choice;
  const isNew = start !== null && end !== null && (start !== startDate || end !== endDate);

  async function next() {
    if (start === null || end === null) return;
    await attempt(async () => {
      setAnswer(
        await askQuote(listing.id, { startDate: start, endDate: end, guests, rooms, pets }),
      );
    });
  }

  async function submit() {
    if (start === null || end === null) return;
    const body = { status: 'Update' as const, startDate: start, endDate: end };
    const done = await attempt(async () => {
      await call(updateReservation, { params: { id }, body });
    });
    if (!done) return;
    showToast('success', t`Reservation Updated`);
    await router.invalidate();
    onClose();
  }

  return (
    <Dialog
      title={<Trans>Change dates</Trans>}
      onClose={onClose}
      busy={busy}
      size="medium"
      footer={
        <div className="grid gap-3">
          <RefusalNote refusal={refusal} />
          {answer === null ? (
            <div className="flex items-center justify-between gap-3">
              <p className="text-soft text-sm">
                <Trans>Step 1 of 2</Trans>
              </p>
              <Button
                busy={busy}
                disabled={!isNew || calendar.state !== 'ready'}
                onClick={() => void next()}
              >
                <Trans>Next</Trans>
              </Button>
            </div>
          ) : (
            <div className="flex items-center justify-between gap-3">
              <Button look="secondary" disabled={busy} onClick={() => setAnswer(null)}>
                <Trans>Previous</Trans>
              </Button>
              <Button busy={busy} onClick={() => void submit()}>
                <Trans>Submit</Trans>
              </Button>
            </div>
          )}
        </div>
      }
    >
      {answer === null || start === null || end === null ? (
        <ChooseDates
          calendar={calendar}
          units={units}
          own={own}
          choice={choice}
          onChange={setChoice}
        />
      ) : (
        <ChangeSummary
          reservation={reservation}
          startDate={start}
          endDate={end}
          quote={answer.quote}
        />
      )}
    </Dialog>
  );
}
