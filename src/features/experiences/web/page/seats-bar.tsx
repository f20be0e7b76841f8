import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { formatMoney } from '#domain/money.ts';
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
  useRoomBelow();
  const { experience, quote, request } = booking;
  const { price } = experience;
  const answer = shownSeatsAnswer(quote);
  const amount = answer?.quote.total ?? price.period + price.fee;
  return (
    <div className="page-bar above-bottom-bar sticky bottom-0 z-20 border-line border-t bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden noscript:hidden">
      <div className="content-width flex items-center justify-between gap-4 py-3">
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
      </div>
    </div>
  );
}

/** What the keyboard comes to is scrolled clear of the bar. */
function useRoomBelow(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBlockEnd = 'calc(6rem + var(--bottom-bar))';
    return () => {
      style.scrollPaddingBlockEnd = '';
    };
  }, []);
}
