import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { useHydrated } from '#platform/web/hydration/use-hydrated.ts';
import { SelectField } from '#platform/web/ui/field.tsx';
import { COUNTRY_CODES } from '../data/country-codes.ts';

/** A select of all countries, or none. */
export function CountrySelect({
  label,
  none,
  value,
  error,
  onChange,
}: {
  label: ReactNode;
  /** Label of the empty choice. */
  none: string;
  value: string | null;
  error?: string | undefined;
  onChange(code: string | null): void;
}) {
  const { i18n } = useLingui();
  // Server and browser may know a country by different names, so the list is the browser's own.
  const hydrated = useHydrated();
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames(i18n.locale, { type: 'region', fallback: 'code' });
    const inOrder = new Intl.Collator(i18n.locale);
    return COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
      inOrder.compare(a.name, b.name),
    );
  }, [i18n.locale]);
  const shown = hydrated ? choices : choices.filter(({ code }) => code === value);
  return (
    <SelectField
      label={label}
      error={error}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <option value="">{none}</option>
      {shown.map(({ code, name }) => (
        <option key={code} value={code} suppressHydrationWarning>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
