import { Trans, useLingui } from '@lingui/react/macro';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { Day } from '#platform/web/time/day.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { dollarAmount } from './dollar-amount.ts';

const CELL = 'px-3 py-3 text-start align-top';

/** A table with one row per reservation (spec 3 §2.9). */
export default function DetailsDialog({ parameters, onClose }: DialogProps<'details'>) {
  const { i18n, t } = useLingui();
  return (
    <Dialog
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
        className="-mx-2 overflow-x-auto"
      >
        <table className="w-full min-w-140 border-collapse text-base">
          <thead>
            <tr className="border-line-strong border-b text-sm text-soft">
              <th scope="col" className={CELL}>
                <Trans>Listing</Trans>
              </th>
              <th scope="col" className={CELL}>
                <Trans>Check-in</Trans>
              </th>
              <th scope="col" className={CELL}>
                <Trans>Check-out</Trans>
              </th>
              <th scope="col" className={`${CELL} text-end`}>
                <Trans>Total price</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {parameters.reservations.map(({ id, listing, startDate, endDate, totalPrice }) => (
              <tr key={id} className="border-line border-b last:border-b-0">
                <th scope="row" className={`${CELL} font-semibold`}>
                  {listing.title}
                </th>
                <td className={`${CELL} whitespace-nowrap`}>
                  <Day date={startDate} />
                </td>
                <td className={`${CELL} whitespace-nowrap`}>
                  <Day date={endDate} />
                </td>
                <td dir="ltr" className="px-3 py-3 text-end align-top tabular-nums">
                  {dollarAmount(totalPrice, i18n.locale)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}
