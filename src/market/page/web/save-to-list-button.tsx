import { useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { isDialogKnown, openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { ListPlus } from '#platform/web/ui/icons.ts';

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    /** Puts a listing into lists of the user. */
    'save-to-list': { listingId: string };
  }
}

/** Beside the heart on a listing's picture: puts it into lists; signed out it asks to log in. */
export function SaveToListButton({
  listing: { id, title },
}: {
  listing: { readonly id: string; readonly title: string };
}) {
  const { t } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  if (!isDialogKnown('save-to-list')) return null;
  const prepare = () => preloadDialog(me === null ? 'login' : 'save-to-list');
  return (
    <button
      type="button"
      aria-label={t`Add ${title} to a list`}
      title={t`Save to a list`}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => (me === null ? openSignIn() : openDialog('save-to-list', { listingId: id }))}
      className="grid size-11 place-items-center rounded-pill text-white noscript:hidden"
    >
      <span className="grid size-8 place-items-center rounded-pill bg-night/45">
        <ListPlus aria-hidden="true" className="size-5" />
      </span>
    </button>
  );
}
