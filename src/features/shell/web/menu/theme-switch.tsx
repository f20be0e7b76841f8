import { NavigationLabel } from '#platform/web/i18n/navigation.tsx';
import { useIsDark } from '#platform/web/theme/theme.ts';
import { Moon } from '#platform/web/ui/icons.ts';
import { useThemeChoice } from '../use-theme-choice.ts';
import { MENU_ITEM } from './menu-item.ts';

/** Light or dark (spec 1 §2.3); the footer offers the device's own as well. */
export function ThemeSwitch() {
  const dark = useIsDark();
  const choose = useThemeChoice();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      onClick={() => choose(dark ? 'light' : 'dark')}
      className={MENU_ITEM}
    >
      <Moon aria-hidden="true" className="size-5 text-soft" />
      <span className="flex-1">
        <NavigationLabel name="darkMode" />
      </span>
      <span
        aria-hidden="true"
        className={`flex h-6 w-11 items-center rounded-pill border px-0.5 transition-colors duration-150 ${dark ? 'justify-end border-ember bg-ember' : 'border-line-strong bg-sunken'}`}
      >
        <span
          className={`size-4.5 rounded-pill border ${dark ? 'border-on-ember bg-on-ember' : 'border-line-strong bg-line-strong'}`}
        />
      </span>
    </button>
  );
}
