import type { Cents } from '#domain/money.ts';
import { mailRecipient } from '#features/accounts/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { CheckoutRequest } from '#platform/server/payments/payments.ts';
import type { Translator } from '#platform/server/services.ts';
import { lockToAct } from '../access.ts';
import { amountDue } from '../balance.ts';
import { loadBoardingLookup, routeText } from '../boarding.ts';
import { bookedWhen } from '../booked-when.ts';
import { type CheckoutPage, openCheckoutPage } from '../checkout-page.ts';
import { openPayment } from '../open-payment.ts';
import type { Payment } from '../store/payments.ts';
import type { Reservation } from '../store/reservations.ts';
import { inOwnTransaction, type UnitOfWork } from '../unit-of-work.ts';

/**
 * Returns the checkout page of the amount due. The provider is called between two short
 * transactions; a repeat finds the open payment again and gets the same page.
 *
 * @param shown cents that the guest saw as due; a changed amount is refused
 * @throws Problem 'already-paid', 'price-mismatch', 'payment-failed' when no checkout can be made
 */
export async function startPayment(
  id: string,
  shown: Cents | undefined,
  context: SignedInContext,
): Promise<CheckoutPage> {
  const { services, actor, translate } = context;
  const { payment, request } = await inOwnTransaction(services, async (work) => {
    const { reservation } = await lockToAct({ ...work, actor }, id, 'pay');
    const due = amountDue(reservation);
    if (shown !== undefined && shown !== due) throw new Problem('price-mismatch');
    const open = await openPayment(work, { reservationId: id }, due, reservation.payBy);
    return {
      payment: open,
      request: await checkoutRequest(work, reservation, open, translate.locale),
    };
  });
  return openCheckoutPage(payment, request, context);
}

async function checkoutRequest(
  { db, services }: UnitOfWork,
  reservation: Reservation,
  payment: Payment,
  shownIn: Translator['locale'],
): Promise<CheckoutRequest> {
  const guest = await mailRecipient(db, reservation.guestId);
  if (guest === null) throw new Problem('forbidden');
  const page = `${services.config.http.publicUrl}/trips/${reservation.id}`;
  const locale = guest.locale ?? shownIn;
  const { listingTitle, policy } = reservation;
  const findBoarding = await loadBoardingLookup(db, [reservation], { locale });
  const boarding = findBoarding(reservation);
  const way = boarding === null ? [] : [routeText(boarding)];
  const when = bookedWhen({ ...reservation, firstSession: policy.uses?.[0] ?? null }, locale);
  return {
    paymentId: payment.id,
    amount: payment.amount,
    description: [listingTitle, ...way, when].join(', '),
    customerEmail: guest.email,
    successUrl: `${page}?payment=done`,
    cancelUrl: `${page}?payment=left`,
    expiresAt: payment.expiresAt,
    timeZone: reservation.timeZone,
    locale,
  };
}
