import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  type DragEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { PICTURE_TYPES } from '#domain/listing-form.ts';
import { Camera, Images } from '#platform/web/ui/icons.ts';
import { EXPERIENCE_COACH, type PhotoCoach, PhotoSlots } from './photo-coach.tsx';
import { withoutRefused } from './picture-list.ts';
import { PictureTile } from './picture-tile.tsx';
import type { PictureUploads } from './picture-uploads.ts';
import { useDragOrder } from './use-drag-order.ts';

export interface PicturePickerProps {
  uploads: PictureUploads;
  kind: 'pictures' | 'logos';
  max: number;
  label: ReactNode;
  guidance: ReactNode;
  error: string | undefined;
  /** Questions and advice about the photos. */
  coach?: PhotoCoach;
}

/**
 * Chooses pictures, uploads them at once and orders them, by dragging or with the arrow keys (spec
 * 3 §2.2, §9). The panel of the chosen pictures is at most 400 px high and scrolls inside.
 */
export function PicturePicker(props: PicturePickerProps) {
  const { uploads, kind, max, label, guidance, error, coach = EXPERIENCE_COACH } = props;
  const { t } = useLingui();
  const id = useId();
  const { pictures, tooMany, repeated } = useSyncExternalStore(
    uploads.subscribe,
    uploads.view,
    uploads.view,
  );
  const list = useRef<HTMLOListElement>(null);
  const drag = useDragOrder(list, uploads.move);
  const [spoken, setSpoken] = useState('');
  const [refocus, setRefocus] = useState<{ id: string } | null>(null);

  // An element that is moved in the page loses the focus.
  useLayoutEffect(() => {
    if (refocus === null) return;
    list.current?.querySelector<HTMLElement>(`[data-picture="${refocus.id}"] [data-grip]`)?.focus();
  }, [refocus]);

  function move(pictureId: string, to: number) {
    const index = Math.max(0, Math.min(pictures.length - 1, to));
    uploads.move(pictureId, index);
    setRefocus({ id: pictureId });
    setSpoken(t`Photo ${index + 1} of ${pictures.length}`);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    void uploads.add([...event.dataTransfer.files]);
  }

  const accepted = withoutRefused(pictures);
  const described = [`${id}-guidance`, error === undefined ? '' : `${id}-error`].join(' ').trim();
  return (
    <fieldset
      data-field={kind === 'logos' ? 'logoImageSrc' : 'imageSrc'}
      aria-labelledby={`${id}-label`}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="min-w-0"
    >
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={`${id}-label`} className="font-semibold text-sm">
          {label}
        </span>
        <span className="text-sm text-soft tabular-nums">
          <Trans>
            {accepted.length} of {max}
          </Trans>
        </span>
      </div>
      <div id={`${id}-guidance`} className="mb-3 grid gap-1 text-sm text-soft">
        {guidance}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; the field inside is for the keyboard. */}
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
        className={`relative grid min-h-28 place-items-center rounded-card border-2 border-dashed bg-sunken p-4 text-center hover:border-ember has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2 ${error === undefined ? 'border-line-strong' : 'border-danger'}`}
      >
        <label className="grid cursor-pointer justify-items-center gap-1 after:absolute after:inset-0">
          <Images aria-hidden="true" className="size-6 text-ember" />
          <span className="font-semibold">
            {kind === 'logos' ? <Trans>Add a logo</Trans> : <Trans>Add photos</Trans>}
          </span>
          <span className="text-sm text-soft">
            <span className="pointer-coarse:hidden">
              <Trans>Drag them here, or choose them from your device.</Trans>
            </span>
            <span className="hidden pointer-coarse:inline">
              <Trans>Choose them from your device.</Trans>
            </span>
          </span>
          <input
            type="file"
            multiple
            accept={PICTURE_TYPES.join(',')}
            name={kind === 'logos' ? 'logoImageSrc' : 'imageSrc'}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={described}
            className="sr-only"
            onChange={({ target }) => {
              void uploads.add([...(target.files ?? [])]);
              // Allows choosing the same file again.
              target.value = '';
            }}
          />
        </label>
      </div>
      {kind === 'logos' ? null : <TakePhotos onTaken={(files) => void uploads.add(files)} />}
      <div role="alert" className="text-danger text-sm">
        {tooMany ? <p className="mt-2">{t`You can only upload up to ${max} images.`}</p> : null}
      </div>
      <div role="status" className="text-sm">
        {repeated === 0 ? null : (
          <p className="mt-2">
            <Plural
              value={repeated}
              one="# photo wasn't added because it's already here."
              other="# photos weren't added because they're already here."
            />
          </p>
        )}
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className="mt-2 scroll-my-3 text-danger text-sm">
          {error}
        </p>
      )}
      {coach.subjects.length > 0 && pictures.length > 0 ? (
        <PhotoSlots pictures={pictures} coach={coach} />
      ) : null}
      {pictures.length === 0 ? null : (
        <>
          <p id={`${id}-keys`} className="sr-only">
            <Trans>
              Use the arrow keys to move it, or Home and End to move it to the start or end.
            </Trans>
          </p>
          <ol
            ref={list}
            className="relative mt-4 grid max-h-[400px] select-none grid-cols-2 gap-3 overflow-y-auto overscroll-contain rounded-card border border-line p-3 sm:grid-cols-3"
          >
            {pictures.map((picture, index) => (
              <PictureTile
                key={picture.id}
                picture={picture}
                index={index}
                count={pictures.length}
                place={accepted.indexOf(picture)}
                standing={accepted.length}
                kind={kind}
                dragged={drag.dragged === picture.id}
                keysId={`${id}-keys`}
                onDragStart={drag.start}
                onMove={move}
                onRemove={uploads.remove}
                onRetry={uploads.retry}
                onDescribe={uploads.describe}
                coach={coach}
                onAssign={uploads.assign}
              />
            ))}
          </ol>
        </>
      )}
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <p role="status" className="sr-only">
        <Arrived pictures={pictures} />
      </p>
    </fieldset>
  );
}

/** Opens the camera, on devices that are held in the hand. */
function TakePhotos({ onTaken }: { onTaken(files: readonly File[]): void }) {
  return (
    <label className="mt-3 hidden min-h-12 cursor-pointer items-center justify-center gap-2 rounded-pill border border-line-strong px-5 font-semibold hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2 pointer-coarse:flex">
      <Camera aria-hidden="true" className="size-5 text-ember" />
      <span>
        <Trans>Take photos</Trans>
      </span>
      <input
        type="file"
        accept={PICTURE_TYPES.join(',')}
        capture="environment"
        data-camera=""
        className="sr-only"
        onChange={({ target }) => {
          onTaken([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}

function Arrived({ pictures }: { pictures: ReturnType<PictureUploads['view']>['pictures'] }) {
  const there = pictures.filter(({ state }) => state === 'there').length;
  const failed = pictures.filter(({ state }) => state === 'failed').length;
  if (pictures.every(({ name }) => name === '')) return null;
  return (
    <>
      <Plural value={there} one="# photo uploaded." other="# photos uploaded." />
      {failed === 0 ? null : (
        <>
          {' '}
          <Plural value={failed} one="# couldn't be uploaded." other="# couldn't be uploaded." />
        </>
      )}
    </>
  );
}
