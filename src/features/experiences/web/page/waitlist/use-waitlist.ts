import { useLingui } from '@lingui/react/macro';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { hasCome } from '#domain/instants.ts';
import type { SeatsRequest } from '#domain/search/seats-request.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { ExperienceDetails, WaitlistPlace } from '#features/experiences/contract.ts';
import { ApiError, call, OfflineError } from '#platform/web/api/client.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { useContinuation } from '#platform/web/dialogs/use-continuation.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import {
  joinWaitlist,
  leaveWaitlist,
  listWaitlistPlaces,
} from '../../../contract/addresses.gen.ts';
import { isSameSession } from '../../sessions/use-month-sessions.ts';
import { type SeatsQuoteView, shownSeatsAnswer } from '../use-seats-quote.ts';

/** Waitlist view of the chosen session, or of the chosen pass. */
export type WaitlistView =
  /** Seats are free, or there is no session to wait for. */
  | { readonly kind: 'none' }
  | { readonly kind: 'full' }
  /** For a pass, which has no waitlist: the first of its sessions without enough seats. */
  | { readonly kind: 'full-pass'; readonly session: SessionKey }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'waiting'; readonly place: WaitlistPlace }
  | { readonly kind: 'offered'; readonly place: WaitlistPlace; readonly until: string }
  /** An offer that expired while the page was open. */
  | { readonly kind: 'offer-over' };

export interface Waitlist {
  readonly view: WaitlistView;
  /** All of the user's places, the chosen session's among them. */
  readonly places: readonly WaitlistPlace[];
  readonly busy: boolean;
  /** Error of the last attempt. */
  readonly problem: string | null;
  join(): void;
  leave(): void;
  reload(): void;
}

/**
 * The waitlist of the chosen session, for the chosen number of seats: joining, the user's place,
 * and leaving. A signed-out user joins after they have signed in.
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
  // Refreshes changes by others as well: seats that became free, or were taken.
  const { busy, problem, attempt } = useTry(async () => {
    await Promise.all([reload(), router.invalidate()]);
  });
  const { session, guests, scheduleDuration } = request;
  const places = loaded.kind === 'loaded' ? loaded.places : [];
  const mine = places.find((place) => isSameSession(place, session)) ?? null;
  const isOver = useIsOver(mine?.offerUntil ?? null);

  function getView(): WaitlistView {
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
  const view = getView();

  function join() {
    if (session === null || experience.own) return;
    if (me === null) {
      openSignIn('login', { action: 'wait', subject: experience.id });
      return;
    }
    void attempt(async () => {
      const params = toParams(experience.id, session);
      await call(joinWaitlist, { params, body: { seats: guests } });
      showToast('success', t`You're on the waitlist.`);
    });
  }

  function leave() {
    if (session === null) return;
    void attempt(async () => {
      await call(leaveWaitlist, { params: toParams(experience.id, session), body: {} });
      showToast('success', t`You've left the waitlist.`);
    });
  }

  // Seats may have become free during sign-in; then there is nothing to wait for.
  useContinuation('wait', experience.id, join, quote.kind !== 'asking');

  return { view, places, busy, problem, join, leave, reload: () => void reload() };
}

/** Whether a session takes place and doesn't have enough free seats. */
function isFullFor(quote: SeatsQuoteView, guests: number): boolean {
  const answer = shownSeatsAnswer(quote);
  const [session, ...others] = answer?.sessions ?? [];
  if (session === undefined || others.length > 0) return false;
  return session.status === 'scheduled' && session.left < guests;
}

/**
 * The first session of a pass without enough seats; null where there is none, or one is cancelled.
 */
function fullOfPass(quote: SeatsQuoteView, guests: number): SessionKey | null {
  const sessions = shownSeatsAnswer(quote)?.sessions ?? [];
  if (sessions.some(({ status }) => status === 'cancelled')) return null;
  const full = sessions.find(({ left }) => left < guests);
  return full === undefined ? null : { entryId: full.entryId, date: full.date };
}

function toParams(id: string, { entryId, date }: SessionKey) {
  return { id, entry: entryId, date };
}

/** Whether an instant has passed; renders again when it does. */
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
 * A call that the user starts: never twice at once, with the error where it fails.
 *
 * @param refresh reloads the current state
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

/** Milliseconds between updates for a waiting user, while the page is visible. */
const LOOK_MS = 30_000;

/** The user's places in the waitlists of an experience. */
type Places =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly places: readonly WaitlistPlace[] };

/**
 * The user's places on the waitlists of an experience: fetched once, again when the page becomes
 * visible, and every half minute while they wait, since an offer may arrive at any time.
 *
 * @param isWanted false for users who can't have any
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
      // Known places are better than an error.
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
