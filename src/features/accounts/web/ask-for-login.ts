import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { askForLoginBy, type LoginAnswer } from '#platform/web/api/log-in-again.ts';
import { afterDialog } from '#platform/web/dialogs/dialog-entry.ts';
import { closeDialogOver, dialogState, openDialogOver } from '#platform/web/dialogs/dialogs.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import type { Me } from '../contract/session-routes.ts';

/**
 * Has a person whose session ended asked to log in over what they are doing. Who the page was opened
 * by is known for its whole life, also once the page itself has noticed the end.
 */
export function useAskForLogin(): void {
  const router = useRouter();
  const { i18n } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const person = useRef(me);
  if (person.current === null) person.current = me;

  useEffect(() => {
    let isOtherPerson = false;
    askForLoginBy(async () => {
      const owner = person.current;
      if (owner === null) throw new Error('asked of a page that was opened by nobody');
      await loadTexts(i18n, ['accounts']).catch(() => {});
      const signedIn = await askToLogIn(owner, isOtherPerson);
      if (signedIn === null)
        return { kind: 'cancelled', text: cancelledText(owner, isOtherPerson, i18n) };
      isOtherPerson = signedIn.id !== owner.id;
      if (isOtherPerson) {
        leaveByLoading(router);
        return { kind: 'other-person', text: otherPersonText(owner, signedIn, i18n) };
      }
      // A page that has noticed the end shows itself as signed out.
      if (router.state.matches[0]?.context.me === null) await router.invalidate();
      return { kind: 'same-person' } satisfies LoginAnswer;
    });
  }, [router, i18n]);
}

/** @returns who logged in; null where the person gave up */
function askToLogIn(person: Me, isOtherPerson: boolean): Promise<Me | null> {
  return new Promise((resolve) => {
    openDialogOver('login-again', {
      person,
      isOtherPerson,
      onAnswer(signedIn) {
        const go = () => resolve(signedIn);
        // The entry in the history is that of the dialog below where there is one. Without, what
        // follows may lead to another page, which the step back would call off.
        if (dialogState.current() === null) afterDialog(go);
        else go();
        closeDialogOver();
      },
    });
  });
}

/** No page is drawn half for one person and half for another: the next one is loaded anew. */
function leaveByLoading(router: ReturnType<typeof useRouter>): void {
  router.subscribe('onBeforeNavigate', ({ toLocation, hrefChanged }) => {
    if (hrefChanged) window.location.assign(toLocation.href);
  });
}

function cancelledText({ name }: Me, isOtherPerson: boolean, i18n: I18n): string {
  return i18n._(
    isOtherPerson
      ? msg`Nothing was sent. Log in as ${name} to go on.`
      : msg`You've been logged out, so nothing was sent. Log in to go on, and you won't lose what you entered.`,
  );
}

function otherPersonText({ name }: Me, { name: other }: Me, i18n: I18n): string {
  return i18n._(
    msg`You're logged in as ${other} now, so nothing was sent. What you entered as ${name} is still here.`,
  );
}
