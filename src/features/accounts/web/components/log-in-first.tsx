import { Trans } from '@lingui/react/macro';
import { preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { Button } from '#platform/web/ui/button.tsx';

/** What a private page shows to whoever is signed out. */
export function LogInFirst() {
  return (
    <div className="content-width grid justify-items-start gap-4 py-24">
      <h1 className="font-bold text-3xl">
        <Trans>Log in to see your account</Trans>
      </h1>
      <Button onPointerEnter={() => preloadDialog('login')} onClick={() => openSignIn()}>
        <Trans>Log in</Trans>
      </Button>
    </div>
  );
}
