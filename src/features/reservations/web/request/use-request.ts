import { useEffect, useState } from 'react';
import { toDollars } from '#domain/money.ts';
import type { NightsQuote } from '#market/booking/contract.ts';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import type { DialogParameters } from '#platform/web/dialogs/dialogs.ts';
import { createReservation } from '../../contract/addresses.gen.ts';
import type { ReservationRow } from '../../contract.ts';
import { useAttempt } from '../dialogs/use-attempt.ts';
import { nightsOfKind } from '../edit/nights-of-kind.ts';

interface Dates {
  readonly startDate: string;
  readonly endDate: string;
}

/** The state of a request that is being made: its dates, its price now, and sending it. */
export function useRequest(parameters: DialogParameters['request-reservation']) {
  const { kind, listingId, guests, rooms, pets } = parameters;
  const { askQuote } = nightsOfKind(kind);
  const { busy, refusal, attempt } = useAttempt();
  const keyFor = useIntentKey();
  const [dates, setDates] = useState<Dates>({
    startDate: parameters.startDate,
    endDate: parameters.endDate,
  });
  const [answer, setAnswer] = useState<NightsQuote | null>(null);
  const quote = answer?.quote ?? parameters.quote;
  /** The total that was first shown, when it is another by now. */
  const oldTotal =
    answer !== null &&
    dates.startDate === parameters.startDate &&
    dates.endDate === parameters.endDate &&
    answer.quote.total !== parameters.quote.total
      ? parameters.quote.total
      : null;

  // The page already knows the price; the policy's timeline needs a current quote.
  useEffect(() => {
    const asking = new AbortController();
    const asked = {
      startDate: parameters.startDate,
      endDate: parameters.endDate,
      guests,
      rooms,
      pets,
    };
    askQuote(listingId, asked, asking.signal)
      .then(setAnswer)
      .catch(() => null);
    return () => asking.abort();
  }, [askQuote, listingId, parameters.startDate, parameters.endDate, guests, rooms, pets]);

  /** Takes other dates with their price. */
  function move(to: Dates): Promise<boolean> {
    return attempt(async () => {
      setAnswer(await askQuote(listingId, { ...to, guests, rooms, pets }));
      setDates(to);
    });
  }

  /** Sends the request; null when it was refused. */
  async function send(message: string): Promise<ReservationRow | null> {
    const body = {
      listingId,
      ...dates,
      guests,
      rooms,
      pets,
      message,
      totalPrice: toDollars(quote.total),
    };
    let made: ReservationRow | null = null;
    await attempt(async () => {
      made = await call(createReservation, { body }, { idempotencyKey: keyFor(body) });
    });
    return made;
  }

  /** Fetches the price as it is now, after the old one was refused. */
  async function reprice(): Promise<void> {
    setAnswer(await askQuote(listingId, { ...dates, guests, rooms, pets }).catch(() => answer));
  }

  return {
    busy,
    refusal,
    dates,
    quote,
    boarding: (answer === null ? parameters.boarding : answer.boarding) ?? null,
    oldTotal,
    refunds: answer?.refunds ?? null,
    instead: answer?.instead,
    move,
    send,
    reprice,
  };
}
