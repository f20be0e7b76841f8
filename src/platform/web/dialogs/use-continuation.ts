import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import {
  type ContinuedAction,
  registerResumer,
  resumeContinuation,
  takeStoredContinuation,
} from './continuation.ts';

/**
 * Resumes a person's intent after they were asked to sign in.
 *
 * @param subject of this part of the page; null for any
 * @param resume does it, for a user who is signed in by now
 * @param ready false while it can't be done yet
 */
export function useContinuation(
  action: ContinuedAction,
  subject: string | null,
  resume: (subject: string) => void,
  ready = true,
): void {
  const isSignedIn = useIsSignedIn();
  const latest = useRef(resume);
  useEffect(() => {
    latest.current = resume;
  });
  useEffect(() => {
    if (!isSignedIn || !ready) return;
    return registerResumer({ action, subject, resume: (of) => latest.current(of) });
  }, [action, subject, isSignedIn, ready]);
}

/** Resumes the continuation that the previous page stored; for the whole page, once. */
export function useStoredContinuation(): void {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) return;
    const stored = takeStoredContinuation();
    if (stored !== null) resumeContinuation(stored.next);
  }, [isSignedIn]);
}

function useIsSignedIn(): boolean {
  return useRouteContext({ from: '__root__' }).me !== null;
}
