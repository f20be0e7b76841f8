import { type ButtonHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
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
  /** Shows a spinner and disables the button. */
  busy?: boolean;
  /** Why it is disabled; shown below it. */
  reason?: ReactNode;
  wide?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Classes of a button, for links that look like one. */
export function buttonClass(look: Look = 'primary', wide = false): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-pill px-5 text-base font-semibold transition-colors duration-150 disabled:opacity-60 ${LOOKS[look]} ${wide ? 'w-full' : ''}`;
}

/** A button; a disabled one explains why: by `reason`, or by the element that describes it. */
export function Button({
  look,
  busy,
  reason = null,
  wide,
  icon,
  children,
  className,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const hasReason = reason !== null && !busy;
  return (
    <>
      <button
        type="button"
        {...rest}
        aria-busy={busy || undefined}
        aria-describedby={hasReason ? reasonId : rest['aria-describedby']}
        disabled={rest.disabled || busy || hasReason}
        className={`${buttonClass(look, wide)} ${className ?? ''}`}
      >
        {busy ? <Spinner /> : icon}
        {children}
      </button>
      {hasReason ? (
        <p id={reasonId} className="col-span-full basis-full text-soft text-sm">
          {reason}
        </p>
      ) : null}
    </>
  );
}
