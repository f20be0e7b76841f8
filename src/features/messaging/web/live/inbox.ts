import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { call, isSignedOut } from '#platform/web/api/client.ts';
import { countUnread } from '../../contract.ts';
import { openConnection } from './connection.ts';
import type { News } from './news.ts';

/**
 * What every part of the page knows of the reader's messages: how many are unread, and that
 * something happened. One connection serves all; it is open while somebody looks.
 */

let unread: number | null = null;
let close: (() => void) | null = null;
const watchers = new Set<() => void>();
const hearers = new Set<(news: News) => void>();

/** How many messages the reader hasn't read; null until it is known. */
export function useUnread(): number | null {
  return useSyncExternalStore(
    watch,
    () => unread,
    () => null,
  );
}

/** Calls back when something happened in the reader's conversations. */
export function useNews(onNews: (news: News) => void): void {
  const hear = useEffectEvent(onNews);
  useEffect(() => {
    const hearer = (news: News) => hear(news);
    hearers.add(hearer);
    begin();
    return () => {
      hearers.delete(hearer);
      endIfAlone();
    };
  }, []);
}

/** Asks for the count again, after the reader has read something. */
export async function refreshUnread(): Promise<void> {
  try {
    ({ unread } = await call(countUnread, {}, { background: true }));
    for (const watcher of watchers) watcher();
  } catch (error) {
    // Signed out meanwhile: there is nothing to hear any more. Anything else comes right by itself.
    if (isSignedOut(error)) end();
  }
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  begin();
  return () => {
    watchers.delete(watcher);
    endIfAlone();
  };
}

function begin(): void {
  close ??= openConnection((news) => {
    void refreshUnread();
    for (const hearer of hearers) hearer(news);
  });
}

function endIfAlone(): void {
  // A page that is changed leaves and comes in one go: what is open stays for whoever comes next.
  setTimeout(() => {
    if (watchers.size === 0 && hearers.size === 0) end();
  }, 0);
}

function end(): void {
  close?.();
  close = null;
}
