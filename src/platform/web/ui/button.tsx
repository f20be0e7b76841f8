import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from './spinner.tsx';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';

const LOOKS: Record<Look, string> = {
  primary: 'bg-ember text-on-ember hover:bg-ember-strong',
  secondary: 'border border-line-strong bg-raised text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'border border-danger bg-raised text-danger hover:bg-danger-tint',
};

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  /** Shows that it waits, and can't be pressed again. */
  busy?: boolean;
  wide?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Classes of a button, for links that look like one. */
export function buttonClass(look: Look = 'primary', wide = false): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-pill px-5 text-base font-semibold transition-colors duration-150 disabled:opacity-60 ${LOOKS[look]} ${wide ? 'w-full' : ''}`;
}

export function Button({ look, busy, wide, icon, children, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      disabled={rest.disabled || busy}
      className={`${buttonClass(look, wide)} ${className ?? ''}`}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
