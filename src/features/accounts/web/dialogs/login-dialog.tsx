import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type DialogProps, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { LINK } from '../link-class.ts';
import { useAfterSignIn } from './after-sign-in.ts';
import { LoginForm } from './login-form.tsx';

/** Login (spec 1 §2.6, §4.6). */
export default function LoginDialog({ parameters: { next }, onClose }: DialogProps<'login'>) {
  const afterSignIn = useAfterSignIn(next, onClose);
  return (
    <LoginForm
      next={next}
      onSignedIn={() => afterSignIn(msg`Logged in`)}
      onClose={onClose}
      otherDialog={(busy) => (
        <p className="text-center">
          <Trans>New here?</Trans>{' '}
          <button
            type="button"
            className={LINK}
            disabled={busy}
            onPointerEnter={() => preloadDialog('register')}
            onClick={() => openSignIn('register', next)}
          >
            <Trans>Create an account</Trans>
          </button>
        </p>
      )}
    />
  );
}
