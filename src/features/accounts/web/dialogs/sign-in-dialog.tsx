import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import type { Continuation, ContinuedAction } from '#platform/web/dialogs/continuation.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { FormRefusal } from '../forms/use-contract-form.ts';

import { SocialButtons } from './social-buttons.tsx';

export interface SignInDialogProps {
  title: ReactNode;
  /** A longer heading than the title, if needed. */
  heading?: ReactNode;
  /** The action to continue after the sign-in. */
  next: Continuation | null;
  /** The reason for the sign-in, if `next` doesn't explain it. */
  note?: ReactNode;
  /** Whether the form is being sent; everything is disabled meanwhile. */
  busy: boolean;
  /** Why the form was not accepted. */
  refusal: FormRefusal | null;
  formProps: ComponentProps<'form'>;
  /** Called before the page is left for a provider. */
  beforeLeaving?: (() => void) | undefined;
  onClose(): void;
  /** The form's fields. */
  children: ReactNode;
  /** A link to the other dialog of the two. */
  otherDialog: ReactNode;
}

/** The dialog around a sign-in form, with the methods that need no password. */
export function SignInDialog({
  title,
  heading,
  next,
  note,
  busy,
  refusal,
  formProps,
  beforeLeaving,
  onClose,
  children,
  otherDialog,
}: SignInDialogProps) {
  return (
    <Dialog title={title} onClose={onClose} busy={busy} unsaved={false}>
      <div className="grid gap-5">
        {heading === undefined ? null : <h3 className="font-bold text-xl">{heading}</h3>}
        <ContinuationNote next={next} />
        {note === undefined ? null : <p className="text-soft">{note}</p>}
        <form {...formProps}>
          <fieldset disabled={busy} className="grid gap-4">
            {children}
            <div role="alert" className="empty:hidden">
              {refusal === null ? null : (
                <p className="rounded-xl bg-danger-tint px-4 py-3 text-danger">{refusal.message}</p>
              )}
            </div>
            <Button type="submit" wide busy={busy}>
              <Trans>Continue</Trans>
            </Button>
          </fieldset>
        </form>
        <OrRule />
        <SocialButtons disabled={busy} next={next} beforeLeaving={beforeLeaving} />
        {otherDialog}
      </div>
    </Dialog>
  );
}

/** Divides the form from the social buttons. */
function OrRule() {
  return (
    <div className="flex items-center gap-3 text-sm text-soft">
      <span className="h-px flex-1 bg-line" />
      <Trans>or</Trans>
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}

const NOTES: Record<ContinuedAction, MessageDescriptor | null> = {
  reserve: msg`Log in or sign up to book. We'll keep your dates.`,
  wait: msg`Log in or sign up, and you'll be on the waitlist right away.`,
  message: msg`Log in or sign up, and you can write to the host right away.`,
  create: msg`Log in or sign up, and you can start your listing right away.`,
  save: msg`Log in or sign up, and we'll save this home to your wishlist.`,
  leave: null,
};

/** The next step after the sign-in, for an interrupted action. */
function ContinuationNote({ next }: { next: Continuation | null }) {
  const { i18n } = useLingui();
  const note = next === null ? null : NOTES[next.action];
  return note === null ? null : <p className="text-soft">{i18n._(note)}</p>;
}
