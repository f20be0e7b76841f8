import { useLingui } from '@lingui/react/macro';
import { X } from '#platform/web/ui/icons.ts';

/** What went wrong, in a red box under the bar (spec 3 §2.10). */
export function BarError({ text, onClose }: { text: string; onClose(): void }) {
  const { t } = useLingui();
  return (
    <div className="content-width pt-2 pb-1">
      <div className="mx-auto flex w-fit max-w-full items-center gap-2 rounded-card border border-danger bg-danger-tint ps-4 pe-1 shadow-float">
        <p role="alert" data-travel-error="" className="py-2.5 font-semibold text-danger text-sm">
          {text}
        </p>
        <button
          type="button"
          aria-label={t`Close`}
          onClick={onClose}
          className="grid size-11 flex-none place-items-center rounded-pill text-danger hover:bg-raised"
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      </div>
    </div>
  );
}
