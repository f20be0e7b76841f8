import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './field.tsx';
import { Eye, EyeOff } from './icons.ts';

/** A field for a password, which can be shown while typing. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'button'>) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      button={
        <button
          type="button"
          aria-label={shown ? t`Hide password` : t`Show password`}
          onClick={() => setShown(!shown)}
          className="grid size-11 place-items-center rounded-xl text-soft hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
    />
  );
}
