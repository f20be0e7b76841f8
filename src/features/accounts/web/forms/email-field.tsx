import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '#platform/web/ui/field.tsx';

/**
 * The address of an account, which a password manager knows it by.
 *
 * @param offersPasskeys whether the browser may offer passkeys here too
 */
export function EmailField({
  offersPasskeys = false,
  ...props
}: Omit<ComponentProps<typeof TextField>, 'label' | 'type'> & { offersPasskeys?: boolean }) {
  return (
    <TextField
      {...props}
      label={<Trans>Email</Trans>}
      type="email"
      autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
    />
  );
}
