import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type AnyRouter, useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { call } from '#platform/web/api/client.ts';
import {
  askForLoginBy,
  type Interruption,
  type LoginAnswer,
} from '#platform/web/api/log-in-again.ts';
import { afterDialog } from '#platform/web/dialogs/dialog-entry.ts';
import {
  closeDialogOver,
  type DialogParameters,
  dialogState,
  openDialogOver,
} from '#platform/web/dialogs/dialogs.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { getMe } from '../contract/addresses.gen.ts';
import type { Me } from '../contract/session-routes.ts';

import { namesApart } from './dialogs/names-apart.ts';
import type { AccountChoice } from './dialogs/register-dialogs.ts';

/**
 * Has a person asked to log in over what they are doing, once their session has ended or is another
 * account's than the page was opened as. Who opened the page is known for its whole life, also once
 * the page itself has noticed the end.
 */
export function useAskForLogin(): void {
  const router = useRouter();
  const { i18n } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const person = useRef(me);
  if (person.current === null) person.current = me;

  useEffect(() => {
    const owner = person.current;
    if (owner === null) throw new Error('a page that was opened by nobody');
    return guardPage(owner, router, i18n);
  }, [router, i18n]);
}

/**
 * Speaks to the person of a page.
 *
 * @param owner who opened the page
 * @returns ends what is heard from other tabs
 */
function guardPage(owner: Me, router: ReturnType<typeof useRouter>, i18n: I18n): () => void {
  const page = holdPage(router);
  const channel = openAccountChannel(owner.id, (id) => {
    if (id === owner.id) page.release();
    else void tellOfChange();
  });

  async function ask(why: Interruption): Promise<LoginAnswer> {
    await loadTexts(i18n, ['accounts']).catch(() => {});
    if (why === 'proof-needed') return await proveAgain();
    const signedIn = why === 'signed-out' ? null : await whoIsSignedIn();
    if (signedIn === null) return await logIn(false);
    return signedIn.id === owner.id ? await goOn() : await choose(signedIn);
  }

  async function proveAgain(): Promise<LoginAnswer> {
    const isProved = await showLoginPrompt<'prove-again', boolean>('prove-again', (onAnswer) => ({
      onAnswer,
    }));
    if (isProved) return { kind: 'same-person' };
    return {
      kind: 'cancelled',
      text: i18n._(msg`Nothing was changed because you didn't confirm it.`),
    };
  }

  async function tellOfChange(): Promise<void> {
    if (page.isHeld() || page.leave()) return;
    const signedIn = await whoIsSignedIn();
    if (signedIn === null || signedIn.id === owner.id || dialogState.over() !== null) return;
    await choose(signedIn);
  }

  async function choose(other: Me): Promise<LoginAnswer> {
    page.hold();
    const choice = await showLoginPrompt<'account-changed', AccountChoice>(
      'account-changed',
      (onAnswer) => ({ person: owner, other, onAnswer }),
    );
    if (choice === 'log-in') return await logIn(true);
    if (choice === 'reload') window.location.reload();
    return { kind: 'cancelled', text: cancelledText(owner, true, i18n) };
  }

  async function logIn(isOtherPerson: boolean): Promise<LoginAnswer> {
    const signedIn = await showLoginPrompt<'login-again', Me | null>('login-again', (onAnswer) => ({
      person: owner,
      isOtherPerson,
      onAnswer,
    }));
    if (signedIn === null) {
      return { kind: 'cancelled', text: cancelledText(owner, isOtherPerson, i18n) };
    }
    channel.tell(signedIn.id);
    if (signedIn.id === owner.id) return await goOn();
    page.hold();
    return { kind: 'other-person', text: otherPersonText(owner, signedIn, i18n) };
  }

  async function goOn(): Promise<LoginAnswer> {
    page.release();
    // A page that has noticed the end shows itself as signed out; one that was being refreshed waits.
    const { matches, isLoading } = router.state;
    if (matches[0]?.context.me === null || isLoading) await router.invalidate();
    return { kind: 'same-person' };
  }

  askForLoginBy({ ask, tellOfChange: () => void tellOfChange() });
  return () => {
    channel.close();
    page.close();
  };
}

/** Null while signed out, and while the API is unavailable. */
function whoIsSignedIn(): Promise<Me | null> {
  return call(getMe, {}, { background: true }).catch(() => null);
}

/** Asks by a dialog over what is open. */
function showLoginPrompt<Name extends 'account-changed' | 'login-again' | 'prove-again', Answer>(
  name: Name,
  parametersFor: (onAnswer: (answer: Answer) => void) => DialogParameters[Name],
): Promise<Answer> {
  return new Promise((resolve) => {
    const parameters = parametersFor((answer) => {
      const go = () => resolve(answer);
      // The entry in the history is that of the dialog below where there is one. Without, what
      // follows may lead to another page, which the step back would call off.
      if (dialogState.current() === null) afterDialog(go);
      else go();
      closeDialogOver();
    });
    openDialogOver(name, parameters);
  });
}

function cancelledText({ name }: Me, isOtherPerson: boolean, i18n: I18n): string {
  return i18n._(
    isOtherPerson
      ? msg`Nothing was sent. Log in as ${name} to continue.`
      : msg`You've been logged out, so nothing was sent. Log in to continue, and you won't lose what you entered.`,
  );
}

function otherPersonText(owner: Me, signedIn: Me, i18n: I18n): string {
  const [name, other] = namesApart(owner, signedIn);
  return i18n._(
    msg`You're logged in as ${other} now, so nothing was sent. What you entered as ${name} is still here.`,
  );
}

const NAME = 'account';

/** Messages between tabs of one browser about who is signed in. */
interface AccountChannel {
  tell(accountId: string): void;
  close(): void;
}

/**
 * Opens the channel, and announces this page's account to other tabs. They only learn that they
 * should check: another tab's message may be out of date.
 *
 * @param onTold called with the id of the account that another tab was opened as, or logged in to
 */
function openAccountChannel(
  accountId: string,
  onTold: (accountId: string) => void,
): AccountChannel {
  // Safari has it since 15.4; without it a page learns of the change by its next call.
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} };
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<string>) => onTold(data);
  channel.postMessage(accountId);
  return {
    tell: (id) => channel.postMessage(id),
    close: () => channel.close(),
  };
}

/** A page that can be kept as it is. */
interface HeldPage {
  isHeld(): boolean;
  /** Loads nothing into it any more: the next page comes as a new document. */
  hold(): void;
  /** Goes on as before. */
  release(): void;
  /**
   * Loads the pending page as a new document.
   *
   * @returns whether there is one
   */
  leave(): boolean;
  close(): void;
}

/**
 * Makes a page that can be kept as it is while another account is signed in, so that it never shows
 * one half for each.
 */
function holdPage(router: AnyRouter): HeldPage {
  let isHeld = false;
  const { invalidate } = router;
  router.invalidate = (options) => (isHeld ? Promise.resolve() : invalidate(options));
  const stopListening = router.subscribe('onBeforeNavigate', ({ toLocation, hrefChanged }) => {
    if (isHeld && hrefChanged) window.location.assign(toLocation.href);
  });
  return {
    isHeld: () => isHeld,
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
    },
    leave() {
      const { location, resolvedLocation } = router.state;
      const isOnItsWay = resolvedLocation !== undefined && location.href !== resolvedLocation.href;
      if (isOnItsWay) window.location.assign(location.href);
      return isOnItsWay;
    },
    close() {
      router.invalidate = invalidate;
      stopListening();
    },
  };
}
