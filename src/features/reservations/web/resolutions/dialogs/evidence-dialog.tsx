import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';

/** The pictures of a statement, one at a time, as large as the screen allows. */
export default function EvidenceDialog({ parameters, onClose }: DialogProps<'evidence'>) {
  const { pictures } = parameters;
  const { t, i18n } = useLingui();
  const [index, setIndex] = useState(parameters.at);
  const last = pictures.length - 1;
  const at = i18n.number(index + 1);
  const total = i18n.number(pictures.length);
  const picture = pictures[index];

  const show = (next: number) => setIndex(Math.max(0, Math.min(last, next)));

  function onKeyDown(event: KeyboardEvent) {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const key = pressedKey(event);
    if (key === 'ArrowRight') show(index + forward);
    if (key === 'ArrowLeft') show(index - forward);
  }

  return (
    <Dialog
      title={
        <span role="status">
          <Trans>
            Photo {at} of {total}
          </Trans>
        </span>
      }
      size="widest"
      unsaved={false}
      focus="title"
      onClose={onClose}
      footer={
        last === 0 ? null : (
          <div className="grid grid-cols-2 gap-3">
            <Button look="secondary" disabled={index === 0} onClick={() => show(index - 1)}>
              <Trans>Previous photo</Trans>
            </Button>
            <Button look="secondary" disabled={index === last} onClick={() => show(index + 1)}>
              <Trans>Next photo</Trans>
            </Button>
          </div>
        )
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same. */}
      <div onKeyDown={onKeyDown}>
        {picture === undefined ? null : (
          <img
            src={picture.url}
            alt={t`Evidence ${at}`}
            width={picture.width}
            height={picture.height}
            className="mx-auto max-h-[70dvh] w-auto max-w-full rounded-card object-contain"
            style={{ background: picture.placeholder }}
          />
        )}
      </div>
    </Dialog>
  );
}
