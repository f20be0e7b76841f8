import { Trans } from '@lingui/react/macro';
import type { SeatsQuote } from '#features/experiences/contract.ts';
import { RefundTimeline } from '#market/booking/late.web.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { PolicyText } from './policy-text.tsx';
import type { SeatsBooking } from './use-seats-booking.ts';
import { shownSeatsAnswer } from './use-seats-quote.ts';

/** Whether the most that ever comes back still does: until then seats move too. */
function isFreeNow({ refunds }: SeatsQuote): boolean {
  const [now] = refunds;
  return now === undefined || now.isMost;
}

/** The policy, and with a date what it would return when. */
export function SeatsCancellation({ booking: { experience, quote } }: { booking: SeatsBooking }) {
  const { policy, place } = experience;
  const answer = shownSeatsAnswer(quote);
  return (
    <Section title={<Trans>If your plans change</Trans>}>
      <PolicyText policy={policy} />
      {policy.id !== 'no-refund' && (answer === null || isFreeNow(answer)) ? (
        <p className="mt-2 text-soft">
          <Trans>Until then you can also move to another date, free of charge.</Trans>
        </p>
      ) : null}
      {answer === null || answer.quote.total === 0 ? null : (
        <>
          <p className="mt-2 mb-5 text-soft">
            <Trans>If you book today and cancel, you get back:</Trans>
          </p>
          <RefundTimeline
            kind="experience"
            refunds={answer.refunds}
            paid={answer.quote.total}
            deposit={answer.quote.deposit}
            zone={place.timeZone}
            city={place.city}
          />
        </>
      )}
    </Section>
  );
}
