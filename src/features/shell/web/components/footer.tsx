import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { keepLocale } from '#features/accounts/index.web.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { isLocale, LOCALE_COOKIE, LOCALES } from '#platform/i18n/locales.ts';
import { THEME_COOKIE, THEMES, type Theme } from '#platform/web/scope/page-scope.ts';
import { keepChoice } from '../keep-choice.ts';

const SELECT = 'h-11 rounded-pill border border-line-strong bg-raised px-4 text-sm';

/** Copyright, currency, language and theme (spec 1 §2.5). */
export function Footer() {
  const { t } = useLingui();
  const { locale, theme, me } = useRouteContext({ from: '__root__' });
  const chooseLanguage = async (chosen: string) => {
    if (me !== null && isLocale(chosen)) await keepLocale(chosen);
    keepChoice(LOCALE_COOKIE, chosen);
  };
  const themeNames: Record<Theme, string> = {
    light: t`Light`,
    dark: t`Dark`,
    system: t`Like my device`,
  };
  return (
    <footer className="mt-16 border-line border-t py-8 text-sm text-soft">
      <div className="content-width flex flex-wrap items-center gap-x-6 gap-y-3">
        <p>
          <Trans>© 2025 {BRAND.name}</Trans>
        </p>
        <p>
          <Trans>Prices in USD</Trans>
        </p>
        <label className="ms-auto flex items-center gap-2">
          <Trans>Language</Trans>
          <select
            className={SELECT}
            defaultValue={locale}
            onChange={(event) => void chooseLanguage(event.target.value)}
          >
            {Object.entries(LOCALES).map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="flex items-center gap-2">
          <Trans>Theme</Trans>
          <select
            className={SELECT}
            defaultValue={theme}
            onChange={(event) => keepChoice(THEME_COOKIE, event.target.value)}
          >
            {THEMES.map((name) => (
              <option key={name} value={name}>
                {themeNames[name]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </footer>
  );
}
