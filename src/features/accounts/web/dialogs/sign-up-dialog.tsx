import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CONFIRMATION_MAIL } from '#platform/contract/sent-mails.ts';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import type { Continuation, ContinuedAction } from '#platform/web/dialogs/continuation.ts';
import { type DialogProps, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import {
  register,
  registerWithPasskey,
  startPasskeyRegistration,
} from '../../contract/addresses.gen.ts';
import {
  PASSWORD_LENGTH,
  passkeyRegistrationSchema,
  registrationSchema,
} from '../../contract/schemas.ts';
import { canSeeSentMails } from '../components/sent-mails-link.tsx';
import { EmailField } from '../forms/email-field.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { LINK } from '../link-class.ts';
import { makePasskey } from '../passkeys/authenticator.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { useAfterSignIn } from './after-sign-in.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

/** Actions whose own dialog links to the email. */
const REQUESTS: ReadonlySet<ContinuedAction | undefined> = new Set(['reserve']);

/** Registration (spec 1 §2.6, §4.6), which signs in at once; with a password, or with a passkey. */
export default function RegisterDialog({ parameters: { next }, onClose }: DialogProps<'register'>) {
  const { t } = useLingui();
  const afterSignIn = useAfterSignIn(next, onClose);
  const [typed, setTyped] = useState<TypedIdentity | null>(null);

  async function onRegistered() {
    await afterSignIn(msg`Registered!`);
    // A request's dialog already explains that it waits for the confirmation.
    if (!REQUESTS.has(next?.action) && (await canSeeSentMails())) {
      const link = { label: t`Open the email`, href: CONFIRMATION_MAIL };
      showToast('info', t`Confirm your address with the email we sent you.`, link);
    }
  }
  const shared = { next, onRegistered, onClose };
  return typed === null ? (
    <PasswordRegistration {...shared} onPasskey={setTyped} />
  ) : (
    <PasskeyRegistration {...shared} typed={typed} />
  );
}

/** Fields that were typed before the choice of a passkey. */
interface TypedIdentity {
  readonly email: string;
  readonly name: string;
}

interface RegistrationProps {
  readonly next: Continuation | null;
  onRegistered(): Promise<void>;
  onClose(): void;
}

function PasswordRegistration({
  next,
  onRegistered,
  onClose,
  onPasskey,
}: RegistrationProps & { onPasskey(typed: TypedIdentity): void }) {
  const { t } = useLingui();
  const keyFor = useIntentKey();
  const initial = { email: '', name: '', password: '' };
  const form = useContractForm(registrationSchema, initial, { retyped: 'email' });
  const { isSubmitting, refusal } = form;
  const formProps = form.formProps(async (body) => {
    await call(register, { body }, { idempotencyKey: keyFor(body) });
    await onRegistered();
  });
  const minLength = PASSWORD_LENGTH.min;
  const { email = '', name = '' } = form.values;

  return (
    <SignInDialog
      title={<Trans>Welcome</Trans>}
      heading={<Trans>Create an account</Trans>}
      next={next}
      busy={isSubmitting}
      refusal={refusal}
      formProps={formProps}
      onClose={onClose}
      otherWay={
        <PasskeyButton disabled={isSubmitting} onClick={() => onPasskey({ email, name })} />
      }
      otherDialog={<LoginLink next={next} disabled={isSubmitting} />}
    >
      <EmailField {...form.text('email')} />
      <TextField {...form.text('name')} label={<Trans>Name</Trans>} autoComplete="name" />
      <PasswordField
        {...form.text('password')}
        label={<Trans>Password</Trans>}
        autoComplete="new-password"
        hint={t`At least ${minLength} characters.`}
      />
    </SignInDialog>
  );
}

function PasskeyRegistration({
  next,
  onRegistered,
  onClose,
  typed,
}: RegistrationProps & { typed: TypedIdentity }) {
  const form = useContractForm(passkeyRegistrationSchema, typed, { retyped: 'email' });
  const { isSubmitting, refusal } = form;
  const formProps = form.formProps(async (body) => {
    const response = await makePasskey(await call(startPasskeyRegistration, { body }));
    if (response === null) return;
    await call(registerWithPasskey, { body: { response } });
    await onRegistered();
  });
  return (
    <SignInDialog
      title={<Trans>Welcome</Trans>}
      heading={<Trans>Create an account</Trans>}
      next={next}
      note={<Trans>Your device creates a passkey for you, so you don't need a password.</Trans>}
      busy={isSubmitting}
      refusal={refusal}
      formProps={formProps}
      onClose={onClose}
      otherDialog={<LoginLink next={next} disabled={isSubmitting} />}
    >
      <EmailField {...form.text('email')} />
      <TextField {...form.text('name')} label={<Trans>Name</Trans>} autoComplete="name" />
    </SignInDialog>
  );
}

function LoginLink({ next, disabled }: { next: Continuation | null; disabled: boolean }) {
  return (
    <button
      type="button"
      className={`${LINK} justify-self-center`}
      disabled={disabled}
      onPointerEnter={() => preloadDialog('login')}
      onClick={() => openSignIn('login', next)}
    >
      <Trans>Already have an account? Log in</Trans>
    </button>
  );
}
