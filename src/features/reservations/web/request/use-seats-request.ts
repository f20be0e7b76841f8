import { useState } from 'react';
import { toDollars } from '#domain/money.ts';
import { acceptOffer } from '#features/experiences/contract/addresses.gen.ts';
import type { SeatsQuote } from '#features/experiences/contract.ts';
import { askSeats } from '#features/experiences/late.web.ts';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import type { DialogParameters } from '#platform/web/dialogs/dialogs.ts';
import { createReservation, startPayment } from '../../contract/addresses.gen.ts';
import { useAttempt } from '../dialogs/use-attempt.ts';

/** A new reservation, and its checkout; null if nothing is due. */
interface MadeReservation {
  readonly id: string;
  readonly checkout: string | null;
}

/** The guest's additions to a reservation. */
interface SentDetails {
  readonly message: string;
  readonly acknowledgedDisclaimers: string[];
  /** Dollars, as they were shown. */
  readonly totalPrice: number;
}

/** The state of seats that are being reserved: their price now, and reserving them. */
export function useSeatsRequest(parameters: DialogParameters['request-seats']) {
  const { listingId, session, guests, scheduleDuration, isOffered } = parameters;
  const { busy, refusal, attempt } = useAttempt();
  const keyFor = useIntentKey();
  const [answer, setAnswer] = useState<SeatsQuote | null>(null);
  const { quote, sessions, refunds } = answer ?? parameters;
  const shownAtFirst = parameters.quote.total;

  /** Holds the seats and begins the payment; null when they were refused. */
  async function send(
    message: string,
    acknowledgedDisclaimers: readonly string[],
  ): Promise<MadeReservation | null> {
    const details = {
      message,
      acknowledgedDisclaimers: [...acknowledgedDisclaimers],
      totalPrice: toDollars(quote.total),
    };
    let made: MadeReservation | null = null;
    await attempt(async () => {
      const { id, due } = isOffered ? await accept(details) : await reserve(details);
      made = { id, checkout: due > 0 ? await startCheckout(id, due) : null };
    });
    return made;
  }

  async function reserve(details: SentDetails) {
    const body = { listingId, session, guests, scheduleDuration, ...details };
    return call(createReservation, { body }, { idempotencyKey: keyFor(body) });
  }

  /** Accepts the seats that the waitlist holds for this guest. */
  async function accept(body: SentDetails) {
    const params = { id: listingId, entry: session.entryId, date: session.date };
    const options = { idempotencyKey: keyFor({ ...params, ...body }) };
    const { reservationId, due } = await call(acceptOffer, { params, body }, options);
    return { id: reservationId, due };
  }

  /** Fetches the price as it is now, after the old one was refused. */
  async function reprice(): Promise<void> {
    const asked = { session, guests, scheduleDuration };
    setAnswer(await askSeats(listingId, asked).catch(() => answer));
  }

  return {
    busy,
    refusal,
    quote,
    sessions,
    refunds,
    send,
    reprice,
    /** The total first shown, if it has changed since. */
    oldTotal: quote.total === shownAtFirst ? null : shownAtFirst,
  };
}

/** Null where the checkout can't be had: the page of the reservation offers it again. */
async function startCheckout(id: string, due: number): Promise<string | null> {
  const body = { totalPrice: toDollars(due) };
  try {
    return (await call(startPayment, { params: { id }, body })).url;
  } catch {
    return null;
  }
}
