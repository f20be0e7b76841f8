import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { KINDS } from '#domain/kinds.ts';
import { CREATION_DIALOGS } from '#market/hosting/index.web.ts';
import { isDialogKnown, openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { useHostingDuty } from '#platform/web/scope/use-hosting-duty.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CalendarClock, Copy, Ellipsis, Trash } from '#platform/web/ui/icons.ts';
import type { OwnListing } from '../page-data.ts';

/** Dialog of the messages that a home sends to its guests by itself. */
const MESSAGES = 'scheduled-messages';

/** Rarely used actions on a listing, less prominent than the rest. */
export function PropertyMenu({
  listing: { id, kind, title, language, openReservations },
}: {
  listing: Pick<OwnListing, 'id' | 'kind' | 'title' | 'language' | 'openReservations'>;
}) {
  const { t } = useLingui();
  const may = useHostingDuty();
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const editor = CREATION_DIALOGS[kind];
  const isCopied = isDialogKnown(editor) && may(null);
  const hasMessages =
    KINDS[kind].hasScheduledMessages && isDialogKnown(MESSAGES) && may('messages');
  const prepare = () => preloadDialog('delete');

  useEffect(() => {
    if (!isOpen) return;
    // A dialog opened from here returns the focus to its button, which then has to exist.
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

  if (!isCopied && !hasMessages && !may(null)) return null;
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
        {isCopied ? (
          <Button
            look="quiet"
            wide
            className="justify-start!"
            aria-label={t`Copy ${title}`}
            icon={<Copy aria-hidden="true" className="size-4" />}
            onPointerEnter={() => preloadDialog(editor)}
            onFocus={() => preloadDialog(editor)}
            onClick={() => openDialog(editor, { actionId: '', sensitive: false, copyOf: id })}
          >
            <Trans>Copy</Trans>
          </Button>
        ) : null}
        {hasMessages ? (
          <Button
            look="quiet"
            wide
            className="justify-start! whitespace-nowrap"
            aria-label={t`Scheduled messages of ${title}`}
            icon={<CalendarClock aria-hidden="true" className="size-4" />}
            onPointerEnter={() => preloadDialog(MESSAGES)}
            onFocus={() => preloadDialog(MESSAGES)}
            onClick={() => openDialog(MESSAGES, { listingId: id })}
          >
            <Trans>Scheduled messages</Trans>
          </Button>
        ) : null}
        {may(null) ? (
          <Button
            look="quiet"
            wide
            className="justify-start! text-danger!"
            aria-label={t`Delete ${title}`}
            icon={<Trash aria-hidden="true" className="size-4" />}
            onClick={() =>
              openDialog('delete', { actionId: id, title, language, openReservations })
            }
          >
            <Trans>Delete</Trans>
          </Button>
        ) : null}
      </div>
    </div>
  );
}
