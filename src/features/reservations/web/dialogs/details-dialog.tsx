import { Trans, useLingui } from '@lingui/react/macro';
import { lastDay } from '#domain/booked-days.ts';
import { ListingTitle } from '#market/page/index.web.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { Day } from '#platform/web/time/day.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { ReservationRow } from '../../contract.ts';
import { useCalendarFile } from '../calendar/use-calendar-file.ts';
import { statusTexts } from '../page/status-badge.tsx';

/** Worth a place in a calendar. */
const TAKES_PLACE: readonly ReservationRow['status'][] = ['approved', 'checked-in'];

/** Narrow enough that four columns fit side by side on a phone. */
const CELL = 'px-1 py-3 align-top first:ps-0 last:pe-0 sm:px-3';

/**
 * A table with one row per reservation (spec 3 §2.9). The status is next to the title: not every
 * amount is one that was or will be paid.
 */
export default function DetailsDialog({ parameters, onClose }: DialogProps<'details'>) {
  const { i18n, t } = useLingui();
  const calendarFile = useCalendarFile();
  return (
    <Dialog
      unsaved={false}
      title={<Trans>Reservation Details</Trans>}
      onClose={onClose}
      size="large"
      footer={
        <div className="flex justify-end">
          <Button look="secondary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </div>
      }
    >
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways is scrolled by keys.
        tabIndex={0}
        aria-label={t`Reservation Details`}
        className="overflow-x-auto"
      >
        <table className="w-full min-w-68 border-collapse text-sm sm:text-base">
          <thead>
            <tr className="border-line-strong border-b text-sm text-soft">
              <th scope="col" className={`${CELL} text-start`}>
                <Trans>Listing</Trans>
              </th>
              <th scope="col" className={`${CELL} text-start`}>
                <Trans>Check-in</Trans>
              </th>
              <th scope="col" className={`${CELL} text-start`}>
                <Trans>Check-out</Trans>
              </th>
              <th scope="col" className={`${CELL} text-end`}>
                <Trans>Total price</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {parameters.reservations.map((reservation) => (
              <tr key={reservation.id} className="border-line border-b last:border-b-0">
                <th scope="row" className={`${CELL} text-start font-normal`}>
                  <bdi className="block font-semibold [overflow-wrap:anywhere]">
                    <ListingTitle listing={reservation.listing} />
                  </bdi>
                  <span className="mt-0.5 block text-sm text-soft">
                    {i18n._(statusTexts(reservation).label)}
                  </span>
                  {TAKES_PLACE.includes(reservation.status) ? (
                    <a
                      href={calendarFile(reservation.id)}
                      download
                      aria-label={t`Add to calendar: ${reservation.listing.title}`}
                      className="flex min-h-11 w-fit items-center text-sm underline underline-offset-4"
                    >
                      <Trans>Add to calendar</Trans>
                    </a>
                  ) : null}
                </th>
                <td className={`${CELL} text-start sm:whitespace-nowrap`}>
                  <Day date={reservation.startDate} />
                  <StopName name={reservation.boarding?.arrival.city} />
                </td>
                <td className={`${CELL} text-start sm:whitespace-nowrap`}>
                  <Day date={lastDay(reservation.listing.kind, reservation.endDate)} />
                  <StopName name={reservation.boarding?.leaving.city} />
                </td>
                <td className={`${CELL} text-end tabular-nums`}>
                  <bdi translate="no" dir="ltr">
                    {dollarAmount(reservation.totalPrice, i18n.locale)}
                  </bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}

/** The stop where the guest boards or disembarks. */
function StopName({ name }: { name: string | undefined }) {
  if (name === undefined) return null;
  return <bdi className="block text-soft">{name}</bdi>;
}

/** A dollar sign plus the amount in dollars, in every language (spec 3 §2.9). */
export function dollarAmount(dollars: number, locale: string): string {
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `$${number.format(dollars)}`;
}
