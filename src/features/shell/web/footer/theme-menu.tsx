import { Trans, useLingui } from '@lingui/react/macro';
import { isTheme, THEMES, type Theme } from '#platform/web/scope/page-scope.ts';
import { useTheme } from '#platform/web/theme/theme.ts';
import { useThemeChoice } from '../use-theme-choice.ts';
import { FOOTER_SELECT } from './footer-select.ts';

/** Light, dark, or as the device is. */
export function ThemeMenu() {
  const { t } = useLingui();
  const theme = useTheme();
  const choose = useThemeChoice();
  const names: Record<Theme, string> = {
    light: t`Light`,
    dark: t`Dark`,
    system: t`Match my device`,
  };
  return (
    <label className="flex items-center gap-2 noscript:hidden">
      <Trans>Theme</Trans>
      <select
        className={FOOTER_SELECT}
        value={theme}
        onChange={({ target }) => {
          if (isTheme(target.value)) choose(target.value);
        }}
      >
        {THEMES.map((name) => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
