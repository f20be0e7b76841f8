import { useLingui } from '@lingui/react/macro';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '#platform/web/api/client.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { useContinuation } from '#platform/web/dialogs/use-continuation.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { addFavorite, deleteFavorite, mergeFavorites } from '../contract/addresses.gen.ts';
import {
  deleteKeptFavorites,
  keepFavorite,
  keptFavorites,
  noKeptFavorites,
  onKeptFavorites,
} from './kept-favorites.ts';

/**
 * Hearts clicked since the page's data was loaded, so that every list agrees with them. Filled by
 * clicks alone, so on a server it stays empty.
 */
const toggled = new Map<string, boolean>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function remember(key: string, saved: boolean): void {
  toggled.set(key, saved);
  for (const listener of listeners) listener();
}

/** Whether a listing is saved, and a function to change that. */
export interface Favorite {
  readonly saved: boolean;
  /** Signed out it is stored in this browser; where that fails, the login dialog opens. */
  toggle(): void;
}

/** Notifications of a heart. */
export interface FavoriteTexts {
  /** The change could not be stored. */
  onFailure(): void;
  /** The first one was stored in this browser, without an account. */
  onFirstKept(): void;
}

/**
 * The heart of one listing.
 *
 * @param loaded value in the page's data
 */
export function useFavorite(listingId: string, loaded: boolean, words: FavoriteTexts): Favorite {
  const { me } = useRouteContext({ from: '__root__' });
  const kept = useKeptFavorites();
  const key = `${me?.id ?? ''} ${listingId}`;
  const savedByAccount = useSyncExternalStore(
    subscribe,
    () => toggled.get(key) ?? loaded,
    () => loaded,
  );

  async function change(next: boolean): Promise<void> {
    remember(key, next);
    try {
      const request = { body: { listingId } };
      await (next ? call(addFavorite, request) : call(deleteFavorite, request));
    } catch {
      remember(key, !next);
      words.onFailure();
    }
  }

  if (me !== null) return { saved: savedByAccount, toggle: () => void change(!savedByAccount) };
  const saved = kept.includes(listingId);
  return {
    saved,
    toggle() {
      if (!keepFavorite(listingId, !saved)) {
        openSignIn('login', { action: 'save', subject: listingId });
      } else if (!saved && kept.length === 0) words.onFirstKept();
    },
  };
}

/** Saves the home whose heart required signing in; once, for every page. */
function useSaveContinuation(onFailure: () => void): void {
  const { me } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  useContinuation('save', null, (listingId) => {
    call(addFavorite, { body: { listingId } }).then(() => {
      remember(`${me?.id ?? ''} ${listingId}`, true);
      return router.invalidate();
    }, onFailure);
  });
}

/** Listings saved in this browser without an account, newest first. */
export function useKeptFavorites(): readonly string[] {
  return useSyncExternalStore(onKeptFavorites, keptFavorites, noKeptFavorites);
}

/**
 * Transfers the listings saved in this browser to the account, however the user signed in. A failed
 * transfer is retried on the next page.
 */
export function useMergeFavorites(): void {
  const { t } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const userId = me?.id;
  useSaveContinuation(() => showToast('error', t`Something went wrong.`));
  useEffect(() => {
    const listingIds = [...keptFavorites()];
    if (userId === undefined || listingIds.length === 0) return;
    call(mergeFavorites, { body: { listingIds } }, { background: true }).then(
      () => {
        deleteKeptFavorites(listingIds);
        for (const listingId of listingIds) remember(`${userId} ${listingId}`, true);
        return router.invalidate();
      },
      () => {},
    );
  }, [userId, router]);
}
