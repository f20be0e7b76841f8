import { Trans, useLingui } from '@lingui/react/macro';
import { LOCALES } from '#platform/i18n/locales.ts';
import { MENU_LANGUAGES } from '#platform/i18n/menu-languages.ts';
import { useMenus } from '#platform/web/i18n/menus.ts';
import { LanguageList } from '../components/language-list.tsx';
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
