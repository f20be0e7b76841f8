import { useLingui } from '@lingui/react/macro';
import { Heart } from '#platform/web/ui/icons.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { useFavorite } from './favorites.ts';

/** The heart on a listing's picture, which saves it. */
export function FavoriteButton({
  listing: { id, title, favorite },
}: {
  listing: { readonly id: string; readonly title: string; readonly favorite: boolean };
}) {
  const { t } = useLingui();
  const { saved, toggle } = useFavorite(id, favorite, {
    onFailure: () => showToast('error', t`Something went wrong.`),
    onFirstKept: () =>
      showToast('info', t`Saved in this browser. Log in to save it to your account.`),
  });
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={t`Save ${title}`}
      onClick={toggle}
      className="grid size-11 place-items-center rounded-pill text-white noscript:hidden"
    >
      <Heart
        aria-hidden="true"
        strokeWidth={2}
        className={`size-6 transition-transform duration-150 ease-calm active:scale-90 ${saved ? 'fill-ember' : 'fill-night/45'}`}
      />
    </button>
  );
}
