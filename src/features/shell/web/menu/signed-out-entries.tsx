import { preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { NavigationLabel } from '#platform/web/i18n/navigation.tsx';
import { LogIn, UserRoundPlus } from '#platform/web/ui/icons.ts';
import { MENU_ITEM } from './menu-item.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** Login, Sign up and the theme switch (spec 1 §2.3). */
export function SignedOutEntries({ onClose }: { onClose(): void }) {
  const opening = (dialog: 'login' | 'register') => ({
    type: 'button' as const,
    className: MENU_ITEM,
    onPointerEnter: () => preloadDialog(dialog),
    onFocus: () => preloadDialog(dialog),
    onClick: () => {
      // First, so that the focus comes back to what opened the menu.
      onClose();
      openSignIn(dialog);
    },
  });
  return (
    <>
      <button {...opening('login')}>
        <LogIn aria-hidden="true" className="size-5 text-soft rtl:-scale-x-100" />
        <NavigationLabel name="login" />
      </button>
      <button {...opening('register')}>
        <UserRoundPlus aria-hidden="true" className="size-5 text-soft" />
        <NavigationLabel name="signUp" />
      </button>
      <ThemeSwitch />
    </>
  );
}
