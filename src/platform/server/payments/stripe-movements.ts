import type Stripe from 'stripe';
import type { Movement, MovementPage, MovementRequest } from './movements.ts';

/** The most that Stripe lists at once. */
const PAGE = 100;

/** @returns the parameters of a list; Stripe's times are whole seconds */
function listed({ from, to, after }: MovementRequest) {
  return {
    created: { gte: toSeconds(from), lt: toSeconds(to) },
    limit: PAGE,
    ...(after === null ? {} : { starting_after: after }),
  };
}

function toSeconds(at: Temporal.Instant): number {
  return Math.ceil(at.epochMilliseconds / 1_000);
}

/** @param toMovement null for what moved no money */
function toPage<T extends { readonly id: string; readonly created: number }>(
  { data, has_more: hasMore }: Stripe.ApiList<T>,
  toMovement: (object: T) => Omit<Movement, 'reference' | 'at'> | null,
): MovementPage {
  const movements = data.flatMap((object) => {
    const movement = toMovement(object);
    const at = Temporal.Instant.fromEpochMilliseconds(object.created * 1_000);
    return movement === null ? [] : [{ ...movement, reference: object.id, at }];
  });
  return { movements, next: hasMore ? (data.at(-1)?.id ?? null) : null };
}

/** The payment intents that were paid, of checkouts and of later charges. */
export async function listIntents(stripe: Stripe, request: MovementRequest): Promise<MovementPage> {
  const page = await stripe.paymentIntents.list(listed(request));
  return toPage(page, ({ status, amount_received: amount, metadata }) =>
    status === 'succeeded' ? { ownId: metadata.paymentId ?? null, amount } : null,
  );
}

/** The refunds that Stripe has sent or is about to send. */
export async function listRefunds(stripe: Stripe, request: MovementRequest): Promise<MovementPage> {
  const page = await stripe.refunds.list(listed(request));
  return toPage(page, ({ status, amount, metadata }) =>
    status === 'failed' || status === 'canceled'
      ? null
      : { ownId: metadata?.refundId ?? null, amount },
  );
}

/** The transfers to accounts of hosts, less what was taken back of each. */
export async function listTransfers(
  stripe: Stripe,
  request: MovementRequest,
): Promise<MovementPage> {
  const page = await stripe.transfers.list(listed(request));
  return toPage(page, ({ amount, amount_reversed: reversed, metadata }) => ({
    ownId: metadata.transferId ?? null,
    amount: amount - reversed,
  }));
}
