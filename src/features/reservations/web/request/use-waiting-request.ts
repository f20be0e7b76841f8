import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { RequestRefusal } from './use-request-check.ts';
import {
  deleteWaitingRequest,
  readWaitingRequest,
  saveWaitingRequest,
  type WaitingRequest,
} from './waiting-request.ts';

/**
 * The message of a request. While the guest's address is unconfirmed, it and the request are stored
 * for later; a stored request restores its message.
 *
 * @param asked the request, and the query of the listing's page that describes it
 */
export function useWaitingRequest(
  asked: Omit<WaitingRequest, 'userId' | 'message'>,
  blocked: RequestRefusal | null,
) {
  const userId = useRouteContext({ from: '__root__' }).me?.id ?? null;
  const { kind, listingId, title, language, nights, query } = asked;
  const [initial] = useState(() => {
    const kept = userId === null ? null : readWaitingRequest(userId);
    return kept?.listingId === listingId ? kept.message : '';
  });
  const [message, setMessage] = useState(initial);
  const waits = blocked?.code === 'email-unconfirmed';
  useEffect(() => {
    if (!waits || userId === null) return;
    saveWaitingRequest({ userId, kind, listingId, title, language, nights, query, message });
  }, [waits, userId, kind, listingId, title, language, nights, query, message]);

  const isUnsaved = !waits && message.trim() !== initial.trim();
  return { message, setMessage, isUnsaved, deleteKept: () => deleteWaitingRequest(listingId) };
}
