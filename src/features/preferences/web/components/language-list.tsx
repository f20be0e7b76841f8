import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useRouteContext } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { keepLocale } from '#features/accounts/index.web.ts';
import { displayNames } from '#platform/i18n/formats.ts';
import { LOCALE_COOKIE, PARTIAL_LOCALES } from '#platform/i18n/locales.ts';
import type { Language } from '#platform/i18n/menu-languages.ts';
import { withLanguage } from '#platform/web/i18n/addresses.ts';
import { keepCookie } from '#platform/web/scope/keep-cookie.ts';
import { Check } from '#platform/web/ui/icons.ts';
import { Spinner } from '#platform/web/ui/spinner.tsx';

/** Codes that select a language's name; the Chinese one is simplified. */
const NAMED_BY: Readonly<Record<string, string>> = { zh: 'zh-Hans' };
const PARTIAL: ReadonlySet<string> = new Set(PARTIAL_LOCALES);

/** Languages to choose from, as links that work without scripts too. */
export function LanguageList({
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
