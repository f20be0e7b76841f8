import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useRef, useState } from 'react';
import { X } from '#platform/web/ui/icon.ts';
import { Button } from './button.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  title: ReactNode;
  onClose(): void;
  children: ReactNode;
  /** Stays in view over the body. */
  above?: ReactNode;
  /** Stays in view under the body. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'wide' | 'large' | 'widest';
  /** Under the top bar, and growing downwards; otherwise centred. */
  place?: 'middle' | 'top';
  /** Full height whatever its content, so that the elements under the body stay in place. */
  tall?: boolean;
  /** While set, neither Esc nor the cross closes it. */
  busy?: boolean;
  /** Whether closing it loses entered values; then it asks first. */
  unsaved: boolean;
  /** Initial focus: `title` for a dialog that is read first; otherwise its first field. */
  focus?: 'field' | 'title';
}

const WIDTHS = {
  small: 'sm:max-w-md',
  medium: 'sm:max-w-xl',
  wide: 'sm:max-w-3xl',
  large: 'sm:max-w-4xl',
  widest: 'sm:max-w-4xl xl:max-w-6xl',
};
const PLACES = { middle: 'sm:m-auto', top: 'sm:mx-auto sm:mt-[8dvh]' };

/**
 * A modal dialog over the native element, which traps focus, closes on Esc and restores focus. It
 * fills the screen under 640 px.
 */
export function Dialog({
  title,
  onClose,
  children,
  above,
  footer,
  size = 'small',
  place = 'middle',
  tall = false,
  busy = false,
  unsaved,
  focus = 'field',
}: DialogProps) {
  const { t } = useLingui();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);

  function close() {
    if (unsaved) setAsking(true);
    else onClose();
  }

  const modal = useModal(element, close, { busy, asks: unsaved });

  return (
    <>
      <dialog
        ref={element}
        aria-labelledby={titleId}
        data-focus={focus}
        {...modal}
        onMouseDown={(event) => {
          if (event.target === element.current && !busy) close();
        }}
        className={`m-0 h-dvh max-h-none w-full max-w-none bg-transparent text-ink sm:h-fit sm:max-h-[90dvh] ${PLACES[place]} ${WIDTHS[size]}`}
      >
        <div
          className={`flex h-full flex-col overflow-hidden bg-raised shadow-float sm:max-h-[90dvh] sm:rounded-card ${tall ? 'sm:h-[min(46rem,90dvh)] short:overflow-y-auto' : ''}`}
        >
          <header className="flex items-center gap-3 border-line border-b px-5 py-3">
            <h2
              id={titleId}
              tabIndex={-1}
              data-dialog-title=""
              className="flex-1 font-semibold text-lg outline-none"
            >
              {title}
            </h2>
            <button
              type="button"
              onClick={close}
              disabled={busy}
              aria-label={t`Close`}
              className="-me-2 grid size-11 place-items-center rounded-pill hover:bg-sunken"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </header>
          {above ? <div className="border-line border-b px-5 py-2">{above}</div> : null}
          <div
            // Elements for screen readers alone are placed out of the flow, and would otherwise
            // make the whole dialog scroll.
            className={`relative flex-1 overflow-y-auto px-5 py-5 ${tall ? 'short:flex-none short:overflow-visible' : ''}`}
          >
            {children}
          </div>
          {footer ? (
            <footer
              className={`border-line border-t px-5 py-4 ${tall ? 'sticky bottom-0 mt-auto bg-raised' : ''}`}
            >
              {footer}
            </footer>
          ) : null}
        </div>
      </dialog>
      {isAsking ? <DiscardDialog onKeep={() => setAsking(false)} onDiscard={onClose} /> : null}
    </>
  );
}

/** Asks before entered values are lost. */
export function DiscardDialog({ onKeep, onDiscard }: { onKeep(): void; onDiscard(): void }) {
  return (
    <Dialog
      title={<Trans>Discard your changes?</Trans>}
      onClose={onKeep}
      unsaved={false}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" onClick={onKeep}>
            <Trans>Keep editing</Trans>
          </Button>
          <Button look="danger" onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
        </div>
      }
    >
      <p>
        <Trans>What you entered hasn't been saved.</Trans>
      </p>
    </Dialog>
  );
}
