import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useRef, useState } from 'react';
import { MapIcon, X } from '#platform/web/ui/icons.ts';
import { useModal } from '#platform/web/ui/use-modal.ts';
import { MapComing, ResultsMap } from './map-aside.tsx';
import type { MapAsideProps } from './map-aside-props.ts';

export interface MapOnPhoneProps extends MapAsideProps {
  /** Count and place of the results; also shown over the map. */
  heading: string;
}

/** The button that opens the map full screen, where there is no room beside the list. */
export function MapOnPhone(props: MapOnPhoneProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="above-bottom-bar pointer-events-none sticky bottom-5 z-20 flex justify-center lg:hidden noscript:hidden">
        <button
          type="button"
          onClick={() => setOpen(true)}
          onPointerEnter={() => void ResultsMap.preload().catch(() => {})}
          className="pointer-events-auto inline-flex min-h-12 items-center gap-2 rounded-pill bg-ink px-6 font-semibold text-paper shadow-float"
        >
          <MapIcon aria-hidden="true" className="size-5" />
          <Trans>Map</Trans>
        </button>
      </div>
      {open ? <MapSheet {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function MapSheet({ onClose, heading, ...props }: MapOnPhoneProps & { onClose(): void }) {
  const { t } = useLingui();
  const element = useRef<HTMLDialogElement>(null);
  const modal = useModal(element, onClose);
  return (
    <dialog
      ref={element}
      aria-label={t`Map of the results`}
      {...modal}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-sunken text-ink"
    >
      <Suspense fallback={<MapComing />}>
        <ResultsMap {...props} cards="all" />
      </Suspense>
      <div className="pointer-events-none absolute inset-x-3 top-3 z-10 flex items-center gap-2">
        <button
          type="button"
          onClick={onClose}
          className="pointer-events-auto inline-flex min-h-11 flex-none items-center gap-2 rounded-pill bg-raised px-4 font-semibold text-ink shadow-float"
        >
          <X aria-hidden="true" className="size-5" />
          <Trans>List</Trans>
        </button>
        <p className="min-w-0 truncate rounded-pill bg-raised px-4 py-2.5 text-ink text-sm shadow-float">
          {heading}
        </p>
      </div>
    </dialog>
  );
}
