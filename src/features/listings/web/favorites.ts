import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '#platform/web/api/client.ts';
import { openDialog } from '#platform/web/dialogs/dialogs.ts';
import { addFavorite, removeFavorite } from '../contract.ts';

/** A heart pressed while signed out is saved by a login within this time. */
const WAIT_MS = 10 * 60_000;

/**
 * Hearts pressed since the page's data came, so that every list agrees with them. Filled by
 * presses alone, so on a server it stays empty.
 */
const pressed = new Map<string, boolean>();
const listeners = new Set<() => void>();
let waiting: { listingId: string; until: number } | null = null;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function remember(key: string, saved: boolean): void {
  pressed.set(key, saved);
  for (const listener of listeners) listener();
}

/** Whether a listing is saved, and the means to change that. */
export interface Favorite {
  readonly saved: boolean;
  /** Signed out it opens the login dialog, and saves after the login. */
  toggle(): void;
}

/**
 * The heart of one listing.
 *
 * @param loaded what the page's data said
 * @param onFailure told when the change could not be kept
 */
export function useFavorite(listingId: string, loaded: boolean, onFailure: () => void): Favorite {
  const { me } = useRouteContext({ from: '__root__' });
  const key = `${me?.id ?? ''} ${listingId}`;
  const saved = useSyncExternalStore(
    subscribe,
    () => pressed.get(key) ?? loaded,
    () => loaded,
  );

  async function change(next: boolean): Promise<void> {
    remember(key, next);
    try {
      await call(next ? addFavorite : removeFavorite, { body: { listingId } });
    } catch {
      remember(key, !next);
      onFailure();
    }
  }

  useEffect(() => {
    if (me === null || waiting?.listingId !== listingId) return;
    const inTime = Date.now() < waiting.until;
    waiting = null;
    if (inTime && !saved) void change(true);
  });

  return {
    saved,
    toggle() {
      if (me !== null) {
        void change(!saved);
        return;
      }
      waiting = { listingId, until: Date.now() + WAIT_MS };
      openDialog('login');
    },
  };
}
