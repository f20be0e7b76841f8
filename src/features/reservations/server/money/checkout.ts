import type { DateText } from '#domain/dates.ts';
import { isHeldOnCard } from '#domain/go-day.ts';
import { earlierInstant, hasCome } from '#domain/instants.ts';
import { listingPath } from '#domain/listing-path.ts';
import type { Cents } from '#domain/money.ts';
import { mailRecipient } from '#features/accounts/index.server.ts';
import type { OwedByHost } from '#market/booking/index.server.ts';
import { kindOfListing, lockListing } from '#market/inventory/index.server.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { isDatabaseUnavailable } from '#platform/server/database/failures.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext, SignedInContext } from '#platform/server/http/serve.ts';
import type { CheckoutRequest } from '#platform/server/payments/payments.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import { lockToAct } from '../lifecycle/transition.ts';
import { bookedWhen } from '../request/request-rule.ts';
import { loadBoardingLookup, routeText } from '../show/reservation-row.ts';
import {
  insertPayment,
  listOpenPayments,
  type Payment,
  type PaymentSubject,
  patchPayment,
} from '../store/payments.ts';
import type { Reservation } from '../store/reservations.ts';
import { findHeldSeats } from '../store/seats.ts';
import { inOwnTransaction, type UnitOfWork } from '../unit-of-work.ts';
import { amountDue } from './refunds.ts';

/**
 * Finds the open checkout of exactly this amount or creates it; closes others, and a charge of the
 * kept card that waits: each payment has one way in, so that money coming by both is noticed.
 *
 * @param subject what is paid for, its row locked
 * @param payBy after which no payment is accepted; null without a deadline
 * @param isHold whether the amount is only held on the card
 */
export async function openPayment(
  { db, now, services }: UnitOfWork,
  subject: PaymentSubject,
  amount: Cents,
  payBy: Temporal.Instant | null,
  isHold = false,
): Promise<Payment> {
  const provider = services.payments.kind;
  let usable: Payment | undefined;
  for (const payment of await listOpenPayments(db, subject)) {
    const fits =
      !payment.isCharge &&
      payment.isHold === isHold &&
      payment.amount === amount &&
      payment.provider === provider &&
      !hasCome(payment.expiresAt, now);
    if (fits && usable === undefined) usable = payment;
    else await patchPayment(db, payment.id, { status: 'expired' });
  }
  return (
    usable ??
    insertPayment(db, {
      ...subject,
      amount,
      isHold,
      provider,
      expiresAt: checkoutExpiry(payBy, now),
      createdAt: now,
    })
  );
}

/** Minimum minutes that a checkout is open; card providers accept no less. */
const CHECKOUT_MIN_MINUTES = 31;
/** Maximum minutes that a checkout is open, a little under the providers' day. */
const CHECKOUT_MAX_MINUTES = 24 * 60 - 5;

/**
 * When a checkout closes: at the payment deadline, within the provider's bounds. Payments after the
 * reservation has ended are refunded.
 */
function checkoutExpiry(payBy: Temporal.Instant | null, now: Temporal.Instant): Temporal.Instant {
  const latest = now.add({ minutes: CHECKOUT_MAX_MINUTES });
  const min = now.add({ minutes: CHECKOUT_MIN_MINUTES });
  const requested = payBy === null ? latest : earlierInstant(payBy, latest);
  return hasCome(requested, min) ? min : requested;
}

/** The page where a user pays. */
export interface CheckoutPage {
  readonly url: string;
  readonly amount: Cents;
}

/**
 * The checkout page of an open payment: an existing one, or a new one from the provider. Call it
 * outside of transactions.
 *
 * @throws Problem 'payment-failed' when no checkout can be made, 'timeout'
 */
export async function openCheckoutPage(
  payment: Payment,
  request: CheckoutRequest,
  { services, log }: Pick<RequestContext, 'services' | 'log'>,
): Promise<CheckoutPage> {
  const { id, amount, url } = payment;
  if (url !== null) return { url, amount };
  const checkout = await services.payments.createCheckout(request).catch((cause: unknown) => {
    // The sandbox keeps its checkouts in our database.
    if (cause instanceof Problem || isDatabaseUnavailable(cause)) throw cause;
    log.error({ err: cause, paymentId: id }, 'no checkout could be made');
    throw new Problem('payment-failed', { cause });
  });
  await patchPayment(services.database.main, id, checkout);
  return { url: checkout.url, amount };
}

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
    const due = amountDue(reservation, work.now);
    if (shown !== undefined && shown !== due) throw new Problem('price-mismatch');
    const { goAt, payBy } = reservation;
    const isHold = goAt !== null && !hasCome(goAt, work.now) && isHeldOnCard(goAt, work.now);
    const open = await openPayment(work, { reservationId: id }, due, payBy, isHold);
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
    keepsCard: policy.instalments !== undefined,
    holdsCard: payment.isHold,
  };
}

type StartHostPaymentContext = Pick<SignedInContext, 'actor' | 'log' | 'services'>;

/**
 * Returns the checkout page of the amount that the caller owes for their listing. The provider is
 * called between two short transactions; a repeat finds the open payment again and gets the same
 * page.
 *
 * @param shown cents that the host saw as due; a changed amount is refused
 * @throws Problem 'not-found', 'forbidden', 'nothing-due', 'price-mismatch', 'payment-failed'
 */
export async function startHostPayment(
  listingId: string,
  shown: Cents | undefined,
  context: StartHostPaymentContext,
): Promise<CheckoutPage> {
  const { services, actor } = context;
  const { payment, request } = await inOwnTransaction(services, async (work) => {
    const listed = await lockListing(work.db, listingId);
    const id = listed === null ? null : await kindOfListing(work.db, listingId);
    const kind = services.bookables.find((each) => each.kind === id);
    const owed = (await kind?.owedByHost?.(work.db, listingId)) ?? null;
    if (kind === undefined || owed === null) throw new Problem('not-found');
    if (owed.hostId !== actor.id) throw new Problem('forbidden');
    if (owed.amount === 0) throw new Problem('nothing-due');
    if (shown !== undefined && shown !== owed.amount) throw new Problem('price-mismatch');
    const open = await openPayment(work, { listingId }, owed.amount, null);
    const path = listingPath(kind.kind, listingId);
    return { payment: open, request: await hostCheckoutRequest(work, owed, path, open) };
  });
  return openCheckoutPage(payment, request, context);
}

async function hostCheckoutRequest(
  { db, services }: UnitOfWork,
  { hostId, title, timeZone }: OwedByHost,
  path: string,
  { id, amount, expiresAt }: Payment,
): Promise<CheckoutRequest> {
  const host = await mailRecipient(db, hostId);
  if (host === null) throw new Problem('forbidden');
  const page = `${services.config.http.publicUrl}${path}`;
  const { locale } = services.translator(host.locale ?? DEFAULT_LOCALE);
  return {
    paymentId: id,
    amount,
    description: title,
    customerEmail: host.email,
    successUrl: `${page}?payment=done`,
    cancelUrl: `${page}?payment=left`,
    expiresAt,
    timeZone,
    locale,
    keepsCard: false,
    holdsCard: false,
  };
}

interface CheckoutQuery {
  /** Cents that the caller was shown. */
  readonly totalPrice?: Cents | undefined;
  /** First day of the held seats; any day if missing. */
  readonly startDate?: DateText | undefined;
}

/** An open payment and its payer. */
interface Due {
  readonly subject: PaymentSubject;
  readonly amount: Cents;
}

/**
 * The caller's existing checkout page: for the amount they owe as host of an experience, or for the
 * seats that they hold there as a guest. Creates none itself.
 *
 * @throws Problem 'not-found' for a caller who neither hosts it nor has seats on hold,
 *   'nothing-due', 'price-mismatch' for another total, 'payment-failed' while there is no open
 *   checkout
 */
export async function showCheckout(
  listingId: string,
  { totalPrice, startDate }: CheckoutQuery,
  { actor, services, now }: SignedInContext,
): Promise<CheckoutPage> {
  // A replica may not have the checkout yet.
  const db = services.database.main;
  const due =
    (await dueOfHost(db, listingId, actor.id, services)) ??
    (await dueOfGuest(db, { listingId, guestId: actor.id, startDate }, now));
  if (due === null) throw new Problem('not-found');
  const { subject, amount } = due;
  if (amount === 0) throw new Problem('nothing-due');
  if (totalPrice !== undefined && totalPrice !== amount) throw new Problem('price-mismatch');
  const open = (await listOpenPayments(db, subject)).find(
    (payment) => payment.amount === amount && !hasCome(payment.expiresAt, now),
  );
  if (open === undefined || open.url === null) throw new Problem('payment-failed');
  return { url: open.url, amount };
}

async function dueOfHost(
  db: Queryable,
  listingId: string,
  hostId: string,
  services: Services,
): Promise<Due | null> {
  const kind = await kindOfListing(db, listingId);
  const bookable = services.bookables.find((each) => each.kind === kind);
  const owed = (await bookable?.owedByHost?.(db, listingId)) ?? null;
  if (owed === null || owed.hostId !== hostId) return null;
  return { subject: { listingId }, amount: owed.amount };
}

async function dueOfGuest(
  db: Queryable,
  asked: Parameters<typeof findHeldSeats>[1],
  now: Temporal.Instant,
): Promise<Due | null> {
  const held = await findHeldSeats(db, asked);
  return held === null
    ? null
    : { subject: { reservationId: held.id }, amount: amountDue(held, now) };
}
