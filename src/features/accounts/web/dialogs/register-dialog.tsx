import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#platform/web/api/client.ts';
import { type DialogProps, openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { PASSWORD_LENGTH, register, registrationSchema } from '../../contract.ts';
import { useContractForm } from '../forms/use-contract-form.ts';
import { LINK } from '../link-class.ts';
import { useAfterSignIn } from './after-sign-in.ts';
import { OrRule } from './or-rule.tsx';
import { SocialButtons } from './social-buttons.tsx';

/** Register (spec 1 §2.6, §4.6); who registers is signed in at once. */
export default function RegisterDialog({ onClose }: DialogProps<'register'>) {
  const { t } = useLingui();
  const afterSignIn = useAfterSignIn();
  const { form, isSubmitting, errorAt, submit } = useContractForm(registrationSchema, {
    email: '',
    name: '',
    password: '',
  });
  const onSubmit = submit(async (body) => {
    await call(register, { body });
    showToast('success', t`Registered!`);
    await afterSignIn();
    onClose();
  });
  const leastLength = PASSWORD_LENGTH.least;

  return (
    <Dialog title={<Trans>Welcome</Trans>} onClose={onClose} busy={isSubmitting}>
      <div className="grid gap-5">
        <h3 className="font-bold text-xl">
          <Trans>Create an account</Trans>
        </h3>
        <form noValidate onSubmit={(event) => void onSubmit(event)}>
          <fieldset disabled={isSubmitting} className="grid gap-4">
            <TextField
              {...form.register('email')}
              label={<Trans>Email</Trans>}
              type="email"
              autoComplete="username"
              error={errorAt('email')}
            />
            <TextField
              {...form.register('name')}
              label={<Trans>Name</Trans>}
              autoComplete="name"
              error={errorAt('name')}
            />
            <TextField
              {...form.register('password')}
              label={<Trans>Password</Trans>}
              type="password"
              autoComplete="new-password"
              hint={t`At least ${leastLength} characters.`}
              error={errorAt('password')}
            />
            <Button type="submit" wide busy={isSubmitting}>
              <Trans>Continue</Trans>
            </Button>
          </fieldset>
        </form>
        <OrRule />
        <SocialButtons disabled={isSubmitting} />
        <button
          type="button"
          className={`${LINK} justify-self-center`}
          disabled={isSubmitting}
          onPointerEnter={() => preloadDialog('login')}
          onClick={() => openDialog('login')}
        >
          <Trans>Already have an account? Log in</Trans>
        </button>
      </div>
    </Dialog>
  );
}
