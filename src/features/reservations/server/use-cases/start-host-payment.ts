import { listingPath } from '#domain/listing-path.ts';
import type { Cents } from '#domain/money.ts';
import { mailRecipient } from '#features/accounts/index.server.ts';
import type { OwedByHost } from '#market/booking/index.server.ts';
import { kindOfListing, lockListing } from '#market/inventory/index.server.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { CheckoutRequest } from '#platform/server/payments/payments.ts';
import { type CheckoutPage, openCheckoutPage } from '../checkout-page.ts';
import { openPayment } from '../open-payment.ts';
import type { Payment } from '../store/payments.ts';
import { inOwnTransaction, type UnitOfWork } from '../unit-of-work.ts';

type Context = Pick<SignedInContext, 'actor' | 'log' | 'services'>;

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
  context: Context,
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
    return { payment: open, request: await checkoutRequest(work, owed, path, open) };
  });
  return openCheckoutPage(payment, request, context);
}

async function checkoutRequest(
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
  };
}
