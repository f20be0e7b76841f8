import { useLingui } from '@lingui/react/macro';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { hasCome } from '#domain/instants.ts';
import type { SessionKey } from '#domain/session-key.ts';
import {
  type ExperienceDetails,
  joinWaitlist,
  leaveWaitlist,
  listWaitlistPlaces,
  type WaitlistPlace,
} from '#features/experiences/contract.ts';
import { ApiError, call, OfflineError } from '#platform/web/api/client.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { useContinuation } from '#platform/web/dialogs/use-continuation.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { isSameSession } from '../../sessions/ask-sessions.ts';
import type { SeatsRequest } from '../seats-request.ts';
import { type SeatsQuoteView, shownSeatsAnswer } from '../use-seats-quote.ts';

/** What the page offers about the waitlist of the session, or the pass, that is chosen. */
export type WaitlistView =
  /** There are seats, or there is nothing to wait for. */
  | { readonly kind: 'none' }
  | { readonly kind: 'full' }
  /** Of a pass, which has none: the first of its sessions without so many seats. */
  | { readonly kind: 'full-pass'; readonly session: SessionKey }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'waiting'; readonly place: WaitlistPlace }
  | { readonly kind: 'offered'; readonly place: WaitlistPlace; readonly until: string }
  /** Of an offer that ended while one looked at it. */
  | { readonly kind: 'offer-over' };

export interface Waitlist {
  readonly view: WaitlistView;
  /** All of the reader's places, the chosen session's among them. */
  readonly places: readonly WaitlistPlace[];
  readonly busy: boolean;
  /** Why the last try failed. */
  readonly problem: string | null;
  join(): void;
  leave(): void;
  reload(): void;
}

/**
 * The waitlist of the session that is chosen, for the seats that are chosen: joining it, one's place
 * in it, and leaving. Somebody signed out joins once they have signed in.
 */
export function useWaitlist(
  experience: ExperienceDetails,
  request: SeatsRequest,
  quote: SeatsQuoteView,
): Waitlist {
  const { t } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const isGuest = me !== null && !experience.own;
  const { places: loaded, reload } = usePlaces(experience.id, isGuest);
  const router = useRouter();
  // What others have done meanwhile shows as well: seats that are free again, or are gone.
  const { busy, problem, attempt } = useTry(async () => {
    await Promise.all([reload(), router.invalidate()]);
  });
  const { session, guests, scheduleDuration } = request;
  const places = loaded.kind === 'loaded' ? loaded.places : [];
  const mine = places.find((place) => isSameSession(place, session)) ?? null;
  const isOver = useIsOver(mine?.offerUntil ?? null);

  function viewOf(): WaitlistView {
    if (experience.own || session === null) return { kind: 'none' };
    if (scheduleDuration === 'full') {
      const full = fullOfPass(quote, guests);
      return full === null ? { kind: 'none' } : { kind: 'full-pass', session: full };
    }
    if (mine !== null && mine.offerUntil !== null) {
      return isOver
        ? { kind: 'offer-over' }
        : { kind: 'offered', place: mine, until: mine.offerUntil };
    }
    const isFull = isFullFor(quote, guests);
    if (mine !== null) return { kind: 'waiting', place: mine };
    if (!isFull) return { kind: 'none' };
    return loaded.kind === 'loaded' ? { kind: 'full' } : { kind: loaded.kind };
  }
  const view = viewOf();

  function join() {
    if (session === null || experience.own) return;
    if (me === null) {
      openSignIn('login', { action: 'wait', subject: experience.id });
      return;
    }
    void attempt(async () => {
      const params = paramsOf(experience.id, session);
      await call(joinWaitlist, { params, body: { seats: guests } });
      showToast('success', t`You're on the waitlist.`);
    });
  }

  function leave() {
    if (session === null) return;
    void attempt(async () => {
      await call(leaveWaitlist, { params: paramsOf(experience.id, session), body: {} });
      showToast('success', t`You've left the waitlist.`);
    });
  }

  // Seats may have come free while one signed in; then there is nothing to wait for.
  useContinuation('wait', experience.id, join, quote.kind !== 'asking');

  return { view, places, busy, problem, join, leave, reload: () => void reload() };
}

/** Whether a session takes place and doesn't have so many seats left. */
function isFullFor(quote: SeatsQuoteView, guests: number): boolean {
  const answer = shownSeatsAnswer(quote);
  const [session, ...others] = answer?.sessions ?? [];
  if (session === undefined || others.length > 0) return false;
  return session.status === 'scheduled' && session.left < guests;
}

/** The first session of a pass without so many seats; null where there is none, or one is off. */
function fullOfPass(quote: SeatsQuoteView, guests: number): SessionKey | null {
  const sessions = shownSeatsAnswer(quote)?.sessions ?? [];
  if (sessions.some(({ status }) => status === 'cancelled')) return null;
  const full = sessions.find(({ left }) => left < guests);
  return full === undefined ? null : { entryId: full.entryId, date: full.date };
}

function paramsOf(id: string, { entryId, date }: SessionKey) {
  return { id, entry: entryId, date };
}

/** Whether an instant has come, seen to as it does. */
function useIsOver(until: string | null): boolean {
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (until === null) return;
    const end = Temporal.Instant.from(until);
    const look = () => {
      if (hasCome(end, Temporal.Now.instant())) setOver(until);
    };
    look();
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return until !== null && over === until;
}

/**
 * A call that a person starts: never twice at once, with the reason where it fails.
 *
 * @param refresh shows what is so by then
 */
function useTry(refresh: () => Promise<void>) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);

  async function attempt(run: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await run();
      await refresh();
    } catch (error) {
      setProblem(
        error instanceof ApiError
          ? error.problem.message
          : error instanceof OfflineError
            ? t`We couldn't reach the server. Check your connection and try again.`
            : t`Something went wrong.`,
      );
      if (error instanceof ApiError) await refresh();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, problem, attempt };
}

/** Milliseconds after which one who waits is asked about again, while the page is looked at. */
const LOOK_MS = 30_000;

/** The reader's places in the lines of an experience. */
type Places =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly places: readonly WaitlistPlace[] };

/**
 * The reader's places on the waitlists of an experience: fetched once, again as the page comes back
 * into view, and while they wait every half minute, since an offer may come any time.
 *
 * @param isWanted false for whoever can't have any
 */
function usePlaces(
  listingId: string,
  isWanted: boolean,
): { places: Places; reload(): Promise<void> } {
  const [places, setPlaces] = useState<Places>({ kind: 'loading' });

  const reload = useCallback(async () => {
    try {
      const answer = await call(
        listWaitlistPlaces,
        { params: { id: listingId } },
        { background: true },
      );
      setPlaces({ kind: 'loaded', places: answer.places });
    } catch {
      // What was known a moment ago is worth more than a fault.
      setPlaces((known) => (known.kind === 'loaded' ? known : { kind: 'failed' }));
    }
  }, [listingId]);

  useEffect(() => {
    if (isWanted) void reload();
  }, [isWanted, reload]);

  const waits = places.kind === 'loaded' && places.places.length > 0;
  useEffect(() => {
    if (!(isWanted && waits)) return;
    const look = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWanted, waits, reload]);

  return { places: isWanted ? places : { kind: 'loaded', places: [] }, reload };
}
