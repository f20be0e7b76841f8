import { Trans } from '@lingui/react/macro';
import { MAX_FEEDS } from '#domain/calendar-feeds.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { AddCalendar } from './add-calendar.tsx';
import { ImportedCalendar } from './imported-calendar.tsx';
import { OwnAddress } from './own-address.tsx';
import { useHomeCalendars } from './use-home-calendars.ts';

/** Calendars of other platforms that a home imports, and the address of its own. */
export default function HomeCalendarsDialog({
  parameters: { listingId },
  onClose,
}: DialogProps<'home-calendars'>) {
  const { calendars, retry, show, awaitTry, isFetching } = useHomeCalendars(listingId);
  const imported = typeof calendars === 'string' ? [] : calendars.imported;
  return (
    <Dialog
      unsaved={false}
      title={<Trans>Connect calendars</Trans>}
      onClose={onClose}
      size="medium"
      focus="title"
    >
      {calendars === 'asking' ? (
        <p className="flex items-center gap-3 text-soft">
          <Spinner />
          <Trans>Loading…</Trans>
        </p>
      ) : calendars === 'failed' ? (
        <div className="grid justify-items-start gap-4">
          <p role="alert">
            <Trans>We couldn't load your calendars.</Trans>
          </p>
          <Button look="secondary" onClick={retry}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      ) : (
        <div className="grid gap-8">
          <section className="grid gap-4">
            <h3 className="font-bold text-lg">
              <Trans>Nights booked elsewhere</Trans>
            </h3>
            <p className="text-soft text-sm">
              <Trans>
                Add this home's calendar from another platform. Nights taken there are taken here
                too, within minutes.
              </Trans>
            </p>
            {imported.length === 0 ? null : (
              <ul aria-live="polite" className="grid gap-3">
                {imported.map((calendar) => (
                  <ImportedCalendar
                    key={calendar.id}
                    listingId={listingId}
                    calendar={calendar}
                    isFetching={isFetching(calendar)}
                    onChange={show}
                    onFetch={(answer) => {
                      show(answer);
                      awaitTry([calendar]);
                    }}
                  />
                ))}
              </ul>
            )}
            {imported.length < MAX_FEEDS ? (
              <AddCalendar
                // An added one leaves empty fields behind.
                key={imported.length}
                listingId={listingId}
                onAdd={(answer) => {
                  const known = new Set(imported.map(({ id }) => id));
                  show(answer);
                  awaitTry(answer.imported.filter(({ id }) => !known.has(id)));
                }}
              />
            ) : (
              <p className="text-soft text-sm">
                <Trans>A home can import up to {MAX_FEEDS} calendars.</Trans>
              </p>
            )}
          </section>
          <section className="grid gap-4 border-line border-t pt-6">
            <h3 className="font-bold text-lg">
              <Trans>Nights booked here</Trans>
            </h3>
            <OwnAddress listingId={listingId} own={calendars.own} onChange={show} />
          </section>
        </div>
      )}
    </Dialog>
  );
}
