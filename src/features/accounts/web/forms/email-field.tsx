import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '#platform/web/ui/field.tsx';

/** The address of an account, which a password manager knows it by. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  return <TextField {...props} label={<Trans>Email</Trans>} type="email" autoComplete="username" />;
}
