import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useRouteContext } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { keepLocale } from '#features/accounts/index.web.ts';
import { displayNames } from '#platform/i18n/formats.ts';
import { LOCALE_COOKIE, LOCALES, PARTIAL_LOCALES } from '#platform/i18n/locales.ts';
import { type Language, MENU_LANGUAGES } from '#platform/i18n/menu-languages.ts';
import { withLanguage } from '#platform/web/i18n/addresses.ts';
import { useMenus } from '#platform/web/i18n/menus.ts';
import { keepCookie } from '#platform/web/scope/keep-cookie.ts';
import { Check } from '#platform/web/ui/icons.ts';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { SettingsFrame } from '../components/settings-frame.tsx';

/** All languages of the pages, and those only available for menus (spec 1 §1). */
export function LanguagePage() {
  const { i18n } = useLingui();
  const current = useMenus()?.language ?? i18n.locale;
  return (
    <SettingsFrame
      title={<Trans>Language</Trans>}
      about={
        <Trans>
          Our pages, emails and messages come in the language you choose. What hosts and guests
          write isn't translated.
        </Trans>
      }
    >
      <h2 className="mb-3 font-bold text-xl">
        <Trans>Pages and emails</Trans>
      </h2>
      <LanguageList languages={LOCALES} current={current} />
      <p className="mt-3 text-sm text-soft">
        <Trans>
          In partly translated languages, search and the pages of homes are translated; everything
          else is in English.
        </Trans>
      </p>
      <h2 className="mt-10 mb-1 font-bold text-xl">
        <Trans>Menus only</Trans>
      </h2>
      <p className="mb-3 text-soft">
        <Trans>Menus are available in these languages, too. Everything else is in English.</Trans>
      </p>
      <LanguageList languages={MENU_LANGUAGES} current={current} />
    </SettingsFrame>
  );
}

/** Codes that select a language's name; the Chinese one is simplified. */
const NAMED_BY: Readonly<Record<string, string>> = { zh: 'zh-Hans' };
const PARTIAL: ReadonlySet<string> = new Set(PARTIAL_LOCALES);

/** Languages to choose from, as links that work without scripts too. */
function LanguageList({
  languages,
  current,
}: {
  languages: Readonly<Record<string, string>>;
  current: string;
}) {
  const { i18n } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [chosen, setChosen] = useState<string | null>(null);
  const names = displayNames(i18n.locale, { type: 'language', fallback: 'code' });

  async function choose(event: MouseEvent, language: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setChosen(language);
    if (me !== null) await keepLocale(language as Language);
    keepCookie(LOCALE_COOKIE, language);
    location.reload();
  }

  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {Object.entries(languages).map(([language, name]) => {
        const isCurrent = language === current;
        return (
          <li key={language}>
            <a
              href={withLanguage(path, language)}
              rel="nofollow"
              aria-current={isCurrent || undefined}
              onClick={(event) => void choose(event, language)}
              className={`flex min-h-16 items-center gap-3 rounded-card border px-5 py-2.5 ${
                isCurrent
                  ? 'border-ember bg-ember-tint'
                  : 'border-line hover:border-line-strong hover:bg-sunken'
              }`}
            >
              <span className="grid min-w-0 flex-1">
                <span className="font-semibold">
                  <bdi lang={NAMED_BY[language] ?? language}>{name}</bdi>
                </span>
                <span className="text-sm text-soft">
                  <span suppressHydrationWarning>{names.of(NAMED_BY[language] ?? language)}</span>
                  {PARTIAL.has(language) ? (
                    <>
                      <span>{' · '}</span>
                      <Trans>partly translated</Trans>
                    </>
                  ) : null}
                </span>
              </span>
              {chosen === language ? (
                <Spinner />
              ) : isCurrent ? (
                <Check aria-hidden="true" className="size-5 flex-none text-ember" />
              ) : null}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
