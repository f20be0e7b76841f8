import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '#domain/money.ts';
import { PageBar } from '#platform/web/ui/page-bar.tsx';
import { PRICE_UNITS } from './price-unit.ts';
import { SeatsFor } from './seats-for.tsx';
import { ReserveButton } from './seats-panel.tsx';
import type { SeatsBooking } from './use-seats-booking.ts';
import { shownSeatsAnswer } from './use-seats-quote.ts';
import { isWaitlistNext } from './waitlist/is-waitlist-next.ts';
import { WaitlistButton } from './waitlist/waitlist-box.tsx';

/** The price and the next step, always at hand where the panel isn't beside the page. */
export function SeatsBar({ booking }: { booking: SeatsBooking }) {
  const { t, i18n } = useLingui();
  const { experience, quote, request } = booking;
  const { price } = experience;
  const answer = shownSeatsAnswer(quote);
  const amount = answer?.quote.total ?? price.period + price.fee;
  return (
    <PageBar>
      <p>
        <strong className="block font-display font-semibold text-lg leading-tight">
          {amount === 0 ? t`Free` : formatMoney(amount, i18n.locale)}
        </strong>
        <span className="text-sm text-soft">
          {answer === null ? (
            i18n._(PRICE_UNITS[price.tier])
          ) : (
            <SeatsFor guests={request.guests} isFree={amount === 0} />
          )}
        </span>
      </p>
      {isWaitlistNext(booking) ? (
        <WaitlistButton booking={booking} />
      ) : (
        <ReserveButton booking={booking} isInBar />
      )}
    </PageBar>
  );
}
