import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Ellipsis, Trash } from '#platform/web/ui/icons.ts';
import type { OwnListing } from '../page-data.ts';

/** What is done with a listing but rarely, so that it isn't as loud as the rest. */
export function PropertyMenu({
  listing: { id, title, language, openReservations },
}: {
  listing: Pick<OwnListing, 'id' | 'title' | 'language' | 'openReservations'>;
}) {
  const { t } = useLingui();
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const prepare = () => preloadDialog('delete');

  useEffect(() => {
    if (!isOpen) return;
    // A dialog that was opened from here gives the keyboard back to its button, which then has to be there.
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || target.closest('dialog') !== null) return;
      if (!frame.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (pressedKey(event) !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what its button opened.
    <div ref={frame} className="relative" onKeyDown={onKeyDown}>
      <Button
        ref={button}
        look="secondary"
        className="px-3"
        aria-label={t`More for ${title}`}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </Button>
      <div
        id={panelId}
        hidden={!isOpen}
        className="absolute end-0 bottom-full z-20 mb-2 min-w-40 rounded-card border border-line bg-raised p-2 shadow-float"
      >
        <Button
          look="quiet"
          wide
          className="justify-start! text-danger!"
          aria-label={t`Delete ${title}`}
          icon={<Trash aria-hidden="true" className="size-4" />}
          onClick={() => openDialog('delete', { actionId: id, title, language, openReservations })}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
    </div>
  );
}
