import { Trans } from '@lingui/react/macro';
import { Button } from '#platform/web/ui/button.tsx';
import { supportsPasskeys } from './authenticator.ts';

/** A button beside other ways to log in; nothing where the browser knows no passkeys. */
export function PasskeyButton(props: { busy?: boolean; disabled: boolean; onClick(): void }) {
  if (!supportsPasskeys()) return null;
  return (
    <Button {...props} look="secondary" wide>
      <Trans>Use a passkey</Trans>
    </Button>
  );
}
