import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { makeHomeCalendar, revokeHomeCalendar } from '../../contract/addresses.gen.ts';
import type { HomeCalendars } from '../../contract.ts';
import { CalendarAddress } from '../calendar/calendar-address.tsx';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import { useAttempt } from '../dialogs/use-attempt.ts';

/** The address of a home's own calendar for other platforms: made, copied, replaced, revoked. */
export function OwnAddress({
  listingId,
  own,
  onChange,
}: {
  listingId: string;
  own: HomeCalendars['own'];
  onChange(answer: HomeCalendars): void;
}) {
  const { t } = useLingui();
  const { busy, refusal, attempt } = useAttempt();
  const [asks, setAsks] = useState<'replace' | 'revoke' | null>(null);
  const params = { id: listingId };

  const make = () => attempt(async () => onChange(await call(makeHomeCalendar, { params })));

  async function confirm() {
    const isDone =
      asks === 'revoke'
        ? await attempt(async () => onChange(await call(revokeHomeCalendar, { params })))
        : await make();
    if (!isDone) return;
    setAsks(null);
    showToast(
      'success',
      asks === 'revoke' ? t`Calendar link revoked.` : t`Your home has a new calendar link.`,
    );
  }

  return (
    <>
      <p className="text-soft text-sm">
        <Trans>
          Give this home's link to other platforms, so that nights booked or blocked here are taken
          there. It holds dates only: no names and no prices.
        </Trans>
      </p>
      {own === null ? (
        <>
          <RefusalNote refusal={refusal} />
          <Button look="secondary" busy={busy} className="sm:w-fit" onClick={() => void make()}>
            <Trans>Create link</Trans>
          </Button>
        </>
      ) : (
        <>
          <CalendarAddress
            url={own.url}
            hint={
              <Trans>
                Paste it where the other platform asks for a calendar to import or sync.
              </Trans>
            }
          />
          <div className="flex flex-wrap gap-2">
            <Button look="secondary" onClick={() => setAsks('replace')}>
              <Trans>Replace link</Trans>
            </Button>
            <Button look="danger" onClick={() => setAsks('revoke')}>
              <Trans>Revoke link</Trans>
            </Button>
          </div>
        </>
      )}
      {asks === null ? null : (
        <ConfirmDialog busy={busy} onYes={() => void confirm()} onClose={() => setAsks(null)}>
          <p>
            <Trans>
              Platforms that use this link no longer see when this home is booked here, until you
              give them a new one.
            </Trans>
          </p>
          <RefusalNote refusal={refusal} />
        </ConfirmDialog>
      )}
    </>
  );
}
