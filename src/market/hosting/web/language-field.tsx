import { useLingui } from '@lingui/react/macro';
import { LOCALES } from '#platform/i18n/locales.ts';
import { MENU_LANGUAGES } from '#platform/i18n/menu-languages.ts';
import { SelectField } from '#platform/web/ui/field.tsx';

const LANGUAGES: Readonly<Record<string, string>> = { ...LOCALES, ...MENU_LANGUAGES };

/** The language that a host writes in: that of the page by default. */
export function LanguageField({
  value,
  error,
  onChange,
}: {
  value: string | undefined;
  error?: string | undefined;
  onChange(patch: { language: string }): void;
}) {
  const { t, i18n } = useLingui();
  const language = value ?? i18n.locale;
  return (
    <SelectField
      name="language"
      label={t`Written in`}
      hint={t`Readers of other languages are told, and it's read aloud in the right voice.`}
      error={error}
      value={language}
      onChange={({ target }) => onChange({ language: target.value })}
    >
      {Object.hasOwn(LANGUAGES, language) ? null : <option value={language}>{language}</option>}
      {Object.entries(LANGUAGES).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
