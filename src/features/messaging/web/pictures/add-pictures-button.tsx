import { useLingui } from '@lingui/react/macro';
import { PICTURE_TYPES } from '#domain/listing-form.ts';
import { Images } from '#platform/web/ui/icons.ts';

/** Chooses pictures for a message; before they may be sent it says when. */
export function AddPicturesButton({
  onAdd,
  isAllowed,
  onRefused,
}: {
  onAdd(files: readonly File[]): void;
  /** Whether a reservation of the two is approved. */
  isAllowed: boolean;
  onRefused(): void;
}) {
  const { t } = useLingui();
  const label = t`Add pictures`;
  const look =
    'grid size-12 flex-none place-items-center rounded-pill border border-line-strong noscript:hidden';
  if (!isAllowed) {
    return (
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={onRefused}
        className={`${look} text-soft hover:bg-sunken`}
      >
        <Images aria-hidden="true" className="size-5" />
      </button>
    );
  }
  return (
    <label
      title={label}
      className={`${look} relative cursor-pointer hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2`}
    >
      <Images aria-hidden="true" className="size-5" />
      <input
        type="file"
        multiple
        accept={PICTURE_TYPES.join(',')}
        aria-label={label}
        className="sr-only"
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])]);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
    </label>
  );
}
