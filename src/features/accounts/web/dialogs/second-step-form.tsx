import { Trans } from '@lingui/react/macro';
import { call } from '#platform/web/api/client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { finishSignIn } from '../../contract/addresses.gen.ts';
import { secondStepSchema } from '../../contract/schemas.ts';
import { CodeField } from '../forms/code-field.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';

/**
 * The code that completes a sign-in.
 *
 * @param onSignedIn called once the session is open
 */
export function SecondStepForm({ onSignedIn }: { onSignedIn(): Promise<void> }) {
  const initial = { code: '', trust: false };
  const form = useContractForm(secondStepSchema, initial, { retyped: 'code' });
  const { isSubmitting, refusal, errors } = form;
  const formProps = form.formProps(async (body) => {
    await call(finishSignIn, { body });
    await onSignedIn();
  });
  return (
    <form {...formProps} className="w-full">
      <fieldset disabled={isSubmitting} className="grid gap-4">
        <CodeField {...form.text('code')} />
        <label className="flex min-h-11 items-center gap-3">
          <input {...form.checkbox('trust')} type="checkbox" className="size-5 accent-ember" />
          <Trans>Trust this device for 30 days</Trans>
        </label>
        <div role="alert" className="empty:hidden">
          {refusal === null || errors.code !== undefined ? null : (
            <p className="rounded-xl bg-danger-tint px-4 py-3 text-danger">{refusal.message}</p>
          )}
        </div>
        <Button type="submit" wide busy={isSubmitting}>
          <Trans>Continue</Trans>
        </Button>
      </fieldset>
    </form>
  );
}
