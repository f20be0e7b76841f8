import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useMemo, useSyncExternalStore } from 'react';
import { X } from '#platform/web/ui/icons.ts';

interface CodeListFieldProps {
  label: ReactNode;
  /** Text of the first entry of the list, such as "Add a country". */
  addLabel: string;
  codes: readonly string[];
  kind: 'region' | 'language';
  value: readonly string[];
  onChange(value: string[]): void;
  error?: string | undefined;
}

// Server and browser may know a place by different names, so the list is the browser's own.
const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** Countries or languages, chosen one by one, shown by their names in the reader's language. */
export function CodeListField(props: CodeListFieldProps) {
  const { label, addLabel, codes, kind, value, onChange, error } = props;
  const { t, i18n } = useLingui();
  const id = useId();
  const names = useMemo(
    () => new Intl.DisplayNames(i18n.locale, { type: kind, fallback: 'code' }),
    [i18n.locale, kind],
  );
  const getCodeName = (code: string) => names.of(code) ?? code;
  const hydrated = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const choices = useMemo(() => {
    const inOrder = new Intl.Collator(i18n.locale);
    return codes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((a, b) => inOrder.compare(a.name, b.name));
  }, [codes, names, i18n.locale]);

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      {value.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {value.map((code) => (
            <li key={code}>
              <button
                type="button"
                aria-label={t`Remove ${getCodeName(code)}`}
                onClick={() => onChange(value.filter((other) => other !== code))}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-line bg-sunken px-4 text-sm hover:border-line-strong"
              >
                <span suppressHydrationWarning>{getCodeName(code)}</span>
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <select
        id={id}
        value=""
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange([...value, event.target.value])}
        className="h-12 w-full rounded-xl border border-line-strong bg-raised px-4 text-base text-ink"
      >
        <option value="">{addLabel}</option>
        {(hydrated ? choices : [])
          .filter(({ code }) => !value.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </select>
      {error ? <p className="text-danger text-sm">{error}</p> : null}
    </div>
  );
}
