import { useEffect } from 'react';
import { dialogState, openDialog } from '#platform/web/dialogs/dialogs.ts';
import { BROWSER_STORAGE } from '#platform/web/scope/browser-storage.ts';

/** Set once the welcome dialog was closed in this browser (spec 1 §4.7). */
const SEEN = BROWSER_STORAGE.welcomeSeen;
/** The page is painted and live by then. */
const FIRST_LOOK_MS = 1_500;
const LATER_MS = 2_000;

/** Pages that somebody comes to in the middle of something. */
const NOT_HERE = /^\/(?:checkout|reset-password|verify-email|sign-in-failed)\b/;
const TYPED_INTO = 'input, textarea, select, [contenteditable]';
const OPEN = 'dialog[open], [popover]:popover-open';

/**
 * Shows the welcome dialog once a browser, after the first paint, and not before it is
 * convenient: nobody is interrupted while they type or have something open.
 */
export function useWelcome(): void {
  useEffect(() => {
    if (hasSeen()) return;
    let timer = setTimeout(function look() {
      if (isConvenient()) openDialog('welcome');
      else timer = setTimeout(look, LATER_MS);
    }, FIRST_LOOK_MS);
    let shown = false;
    const stop = dialogState.subscribe(() => {
      if (dialogState.current()?.name === 'welcome') shown = true;
      else if (shown) {
        remember();
        stop();
      }
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}

function isConvenient(): boolean {
  if (document.visibilityState === 'hidden' || dialogState.current() !== null) return false;
  if (NOT_HERE.test(location.pathname) || document.querySelector(OPEN) !== null) return false;
  return document.activeElement?.matches(TYPED_INTO) !== true;
}

/** A browser that can't remember it is spared, else it would come with every page. */
function hasSeen(): boolean {
  try {
    return localStorage.getItem(SEEN) !== null;
  } catch {
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(SEEN, 'true');
  } catch {
    // Nothing to be done: it is closed now.
  }
}
