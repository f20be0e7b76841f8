import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { keepLocale } from '#features/accounts/index.web.ts';
import { isLocale, LOCALE_COOKIE, LOCALES, PARTIAL_LOCALES } from '#platform/i18n/locales.ts';
import { keepChoice } from '../keep-choice.ts';
import { FOOTER_LINK } from './footer-link.ts';
import { FOOTER_SELECT } from './footer-select.ts';

/**
 * The language of the texts; an account remembers it, else a cookie. The page of languages has
 * those of the menus alone as well.
 */
export function LanguageMenu() {
  const { t } = useLingui();
  const { locale, me } = useRouteContext({ from: '__root__' });
  const choose = async (chosen: string) => {
    if (me !== null && isLocale(chosen)) await keepLocale(chosen);
    keepChoice(LOCALE_COOKIE, chosen);
  };
  return (
    <>
      <label className="flex max-w-full items-center gap-2 noscript:hidden">
        <Trans>Language</Trans>
        <select
          className={FOOTER_SELECT}
          defaultValue={locale}
          onChange={(event) => void choose(event.target.value)}
        >
          {Object.entries(LOCALES).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {PARTIAL_LOCALES.some((partial) => partial === code)
                ? t`${name} (partly translated)`
                : name}
            </option>
          ))}
        </select>
      </label>
      <a href="/settings/language" className={FOOTER_LINK}>
        <Trans>All languages</Trans>
      </a>
    </>
  );
}
