import { Trans } from '@lingui/react/macro';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';

/** Login and Sign up (spec 1 §2.3). */
export function SignedOutActions() {
  return (
    <div className="flex items-center gap-1">
      <Button
        look="quiet"
        onPointerEnter={() => preloadDialog('login')}
        onFocus={() => preloadDialog('login')}
        onClick={() => openDialog('login')}
      >
        <Trans>Login</Trans>
      </Button>
      <Button
        look="secondary"
        className="max-sm:hidden"
        onPointerEnter={() => preloadDialog('register')}
        onFocus={() => preloadDialog('register')}
        onClick={() => openDialog('register')}
      >
        <Trans>Sign up</Trans>
      </Button>
    </div>
  );
}
