import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { listingPath } from '#domain/listing-path.ts';
import { LISTING_KINDS } from '#domain/vocabulary.ts';
import type { RequestRefusal } from './use-request-check.ts';

const KEY = 'waiting-request';
/** As long as the link of the confirmation email is valid. */
const KEPT_MS = 48 * 3_600_000;

const waitingSchema = v.pipe(
  v.object({
    /** Whose it is: others may log in on this browser. */
    userId: v.string(),
    kind: v.picklist(LISTING_KINDS),
    listingId: v.string(),
    title: v.string(),
    /** Language of the title, a tag of BCP 47. */
    language: v.optional(v.string()),
    /** Nights asked for; null of seats. */
    nights: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    /** Query of the listing's page, with what is asked for. */
    query: v.pipe(v.string(), v.regex(/^(\?\S*)?$/)),
    message: v.string(),
    /** Of nights that may be paid by the month: whether they are. */
    payMonthly: v.optional(v.boolean(), true),
    /** Epoch milliseconds. */
    until: v.number(),
  }),
  v.check(({ until }) => Date.now() < until),
);

/** A request that can't be sent before its guest has confirmed their address. */
export type WaitingRequest = Omit<v.InferOutput<typeof waitingSchema>, 'until'>;

/** Keeps the request in this browser, so that the page that confirms the address leads back to it. */
export function saveWaitingRequest(waiting: WaitingRequest): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...waiting, until: Date.now() + KEPT_MS }));
  } catch {
    // Storage may be forbidden; then the guest has to find the listing again.
  }
}

/** The request of a person that waits in this browser; null without one. */
export function readWaitingRequest(userId: string): WaitingRequest | null {
  try {
    const kept = v.safeParse(waitingSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return kept.success && kept.output.userId === userId ? kept.output : null;
  } catch {
    return null;
  }
}

/** Deletes a request that was sent. */
export function deleteWaitingRequest(listingId: string): void {
  try {
    const kept = v.safeParse(waitingSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    if (kept.success && kept.output.listingId === listingId) localStorage.removeItem(KEY);
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

/** The page on which the request is made, as it was chosen there. */
export function waitingRequestPage({ kind, listingId, query }: WaitingRequest): string {
  return listingPath(kind, listingId) + query;
}

/**
 * The message of a request, and whether it is paid by the month where it may be. While the guest's
 * address is unconfirmed, they and the request are stored for later; a stored request restores them.
 *
 * @param asked the request, and the query of the listing's page that describes it
 */
export function useWaitingRequest(
  asked: Omit<WaitingRequest, 'userId' | 'message' | 'payMonthly'>,
  blocked: RequestRefusal | null,
) {
  const userId = useRouteContext({ from: '__root__' }).me?.id ?? null;
  const { kind, listingId, title, language, nights, query } = asked;
  const [initial] = useState(() => {
    const kept = userId === null ? null : readWaitingRequest(userId);
    return kept?.listingId === listingId ? kept : { message: '', payMonthly: true };
  });
  const [message, setMessage] = useState(initial.message);
  const [payMonthly, setPayMonthly] = useState(initial.payMonthly);
  const waits = blocked?.code === 'email-unconfirmed';
  useEffect(() => {
    if (!waits || userId === null) return;
    const asked = { kind, listingId, title, language, nights, query };
    saveWaitingRequest({ userId, ...asked, message, payMonthly });
  }, [waits, userId, kind, listingId, title, language, nights, query, message, payMonthly]);

  const isUnsaved = !waits && message.trim() !== initial.message.trim();
  return {
    message,
    setMessage,
    payMonthly,
    setPayMonthly,
    isUnsaved,
    deleteKept: () => deleteWaitingRequest(listingId),
  };
}
