import { Trans } from '@lingui/react/macro';
import { Notice } from '../components/notice.tsx';
import { SecondStepForm } from '../dialogs/second-step-form.tsx';

/**
 * The page between a provider and the product, where the account has a second factor.
 *
 * @param to path of this site to go on to
 */
export function SecondStepPage({ to }: { to: string }) {
  return (
    <Notice title={<Trans>Enter your code</Trans>}>
      <SecondStepForm
        onSignedIn={async () => {
          // As a new document, which belongs to the account from its beginning.
          window.location.assign(isOwnPath(to) ? to : '/');
        }}
      />
    </Notice>
  );
}

/** Whether it leads nowhere else than to a page of this site. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path);
}
