import { Trans } from '@lingui/react/macro';
import { ConfirmAddressNote, useUnconfirmed } from '#market/page/late.web.ts';

/** What becomes of a new listing before its host has confirmed their address (`newListingVerdict`). */
export function UnconfirmedNote() {
  if (!useUnconfirmed()) return null;
  return (
    <ConfirmAddressNote>
      <Trans>
        Please confirm your email address so guests can find your listing. Until then, we save one
        listing for you, and only people with the link can see it.
      </Trans>
    </ConfirmAddressNote>
  );
}
