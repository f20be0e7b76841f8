import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';

const BOX =
  'w-full rounded-xl border bg-raised px-4 text-base text-ink placeholder:text-soft focus-visible:outline-2 disabled:opacity-60';

interface FieldFrameProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Error text, shown at the field and read with it. */
  error?: string | undefined;
}

function useFieldIds({ hint, error }: Pick<FieldFrameProps, 'hint' | 'error'>) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].join(' ').trim();
  return { id, describedBy: described === '' ? undefined : described };
}

function FieldFrame({
  id,
  label,
  hint,
  error,
  children,
}: FieldFrameProps & { id: string; children: ReactNode }) {
  return (
    // Beside a taller one the rows stay where they are.
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-danger text-sm">
          {error}
        </p>
      ) : null}
    </div>
  );
}

export interface TextFieldProps extends FieldFrameProps, InputHTMLAttributes<HTMLInputElement> {
  /** A button of 44 px at the end of the box. */
  button?: ReactNode;
}

/** A labelled input with its hint and its error. */
export function TextField({ label, hint, error, className, button, ...input }: TextFieldProps) {
  const { id, describedBy } = useFieldIds({ hint, error });
  const box = (
    <input
      {...input}
      id={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
      className={`${BOX} h-12 ${button ? 'pe-13' : ''} ${error ? 'border-danger' : 'border-line-strong'} ${className ?? ''}`}
    />
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {button ? (
        <div className="relative">
          {box}
          <div className="absolute end-0.5 top-0.5">{button}</div>
        </div>
      ) : (
        box
      )}
    </FieldFrame>
  );
}

/** A labelled box for several lines. */
export function TextAreaField({
  label,
  hint,
  error,
  className,
  ...input
}: FieldFrameProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { id, describedBy } = useFieldIds({ hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        rows={4}
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        className={`${BOX} py-3 ${error ? 'border-danger' : 'border-line-strong'} ${className ?? ''}`}
      />
    </FieldFrame>
  );
}

/** A labelled list that opens; its children are the options. */
export function SelectField({
  label,
  hint,
  error,
  className,
  ...select
}: FieldFrameProps & SelectHTMLAttributes<HTMLSelectElement>) {
  const { id, describedBy } = useFieldIds({ hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <select
        {...select}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        className={`${BOX} h-12 min-w-0 ${error ? 'border-danger' : 'border-line-strong'} ${className ?? ''}`}
      />
    </FieldFrame>
  );
}
