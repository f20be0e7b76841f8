import { Trans } from '@lingui/react/macro';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { savePage } from '#platform/web/parts/saved-page.ts';
import { getMe } from '../../contract/addresses.gen.ts';
import { LoginForm } from './login-form.tsx';

/** The login over a form whose session has ended: the form's input is preserved. */
export default function LoginAgainDialog({
  parameters: { person, isOtherPerson, onAnswer },
}: DialogProps<'login-again'>) {
  const { name, email } = person;
  return (
    <LoginForm
      next={null}
      email={email}
      staysOpen
      note={
        isOtherPerson ? (
          <Trans>
            This page was opened by {name}. Log in as {name} to continue; what you entered is kept.
          </Trans>
        ) : (
          <Trans>You've been logged out. Log in and we'll carry on where you left off.</Trans>
        )
      }
      beforeLeaving={savePage}
      onSignedIn={async () => onAnswer(await call(getMe, {}))}
      onClose={() => onAnswer(null)}
    />
  );
}
