import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

/**
 * The calendar of arrival and departure as the wizard's field `range`. Its error is above it, since
 * the end of a month is below the fold of a low screen.
 */
export function RangeField({
  error,
  children,
}: {
  error: string | undefined;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const id = useId();
  return (
    <fieldset
      data-field="range"
      aria-label={t`Dates`}
      aria-describedby={error === undefined ? undefined : id}
      className="min-w-0"
    >
      {error === undefined ? null : (
        <p
          id={id}
          role="alert"
          className="mb-3 scroll-my-3 rounded-xl bg-danger-tint px-4 py-2.5 font-semibold text-danger text-sm"
        >
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
