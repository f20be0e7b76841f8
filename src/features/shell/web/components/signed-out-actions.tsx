import { preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { NavigationLabel } from '#platform/web/i18n/navigation.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { UserMenu } from './user-menu.tsx';

/** Login and Sign up where there is room, and the menu that holds them too (spec 1 §2.3). */
export function SignedOutActions() {
  return (
    <>
      <Button
        look="quiet"
        className="max-md:hidden"
        onPointerEnter={() => preloadDialog('login')}
        onFocus={() => preloadDialog('login')}
        onClick={() => openSignIn()}
      >
        <NavigationLabel name="login" />
      </Button>
      <Button
        look="secondary"
        className="max-lg:hidden"
        onPointerEnter={() => preloadDialog('register')}
        onFocus={() => preloadDialog('register')}
        onClick={() => openSignIn('register')}
      >
        <NavigationLabel name="signUp" />
      </Button>
      <UserMenu me={null} />
    </>
  );
}
