import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '#platform/web/ui/field.tsx';

/** A code of an authenticator app, or a backup code. */
export function CodeField({
  hint = <Trans>Six digits from your authenticator app, or one of your backup codes.</Trans>,
  ...props
}: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  return (
    <TextField
      {...props}
      label={<Trans>Code</Trans>}
      hint={hint}
      type="text"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
      className="tabular-nums tracking-widest"
    />
  );
}
