import type { DateText } from '#domain/dates.ts';
import { hasCome } from '#domain/instants.ts';
import type { Cents } from '#domain/money.ts';
import { kindOfListing } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Services } from '#platform/server/services.ts';
import { amountDue } from '../balance.ts';
import type { CheckoutPage } from '../checkout-page.ts';
import { listOpenPayments, type PaymentSubject } from '../store/payments.ts';
import { findHeldSeats } from '../store/seats.ts';

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
    (await dueOfGuest(db, listingId, actor.id, startDate));
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
  listingId: string,
  guestId: string,
  startDate: DateText | undefined,
): Promise<Due | null> {
  const held = await findHeldSeats(db, { listingId, guestId, startDate });
  return held === null ? null : { subject: { reservationId: held.id }, amount: amountDue(held) };
}
