import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, PointerEvent } from 'react';
import { LISTING_TEXTS } from '#domain/listing-form.ts';
import type { PictureSubject } from '#domain/picture-subjects.ts';
import { picturePart } from '#market/page/index.web.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { Images, Star, Trash } from '#platform/web/ui/icons.ts';
import { PhotoAdvice, type PhotoCoach, SubjectSelect } from './photo-coach.tsx';
import type { ListedPicture } from './picture-list.ts';

export interface PictureTileProps {
  picture: ListedPicture;
  /** From 0. */
  index: number;
  count: number;
  /** From 0 among those that weren't refused; 0 is the cover, -1 was refused. */
  place: number;
  /** Number of pictures that weren't refused. */
  standing: number;
  kind: 'pictures' | 'logos';
  dragged: boolean;
  /** Id of the description of the keys that move it. */
  keysId: string;
  onDragStart(id: string, event: PointerEvent): void;
  onMove(id: string, to: number): void;
  onRemove(id: string): void;
  onRetry(id: string): void;
  onDescribe(id: string, alt: string): void;
  coach: PhotoCoach;
  onAssign(id: string, shows: PictureSubject | null): void;
}

const TOOL = 'grid size-11 flex-none place-items-center rounded-pill hover:bg-sunken';
const BADGE =
  'absolute start-2 top-2 rounded-pill bg-night/75 px-2.5 py-0.5 font-semibold text-sm text-white';

/** One picture with its actions. */
export function PictureTile(props: PictureTileProps) {
  const { picture, index, count, kind, dragged, keysId, coach, onAssign } = props;
  const { t } = useLingui();
  const { id, shown, alt, state } = picture;
  const number = index + 1;

  function onKeyDown(event: KeyboardEvent) {
    const to = indexByKey(pressedKey(event), index, count);
    if (to === null) return;
    event.preventDefault();
    props.onMove(id, to);
  }

  return (
    <li
      data-picture={id}
      data-index={index}
      className={`flex flex-col overflow-hidden rounded-card border bg-raised ${dragged ? 'border-ember opacity-70 shadow-float' : 'border-line'}`}
    >
      <div
        onPointerDown={(event) => {
          // A touch on the picture scrolls; the grip drags.
          if (event.pointerType !== 'mouse' || event.target !== event.currentTarget) return;
          props.onDragStart(id, event);
        }}
        className="relative cursor-grab"
      >
        {shown === '' ? (
          <NotDrawn picture={picture} />
        ) : (
          <img
            src={shown}
            alt={alt === '' ? t`Photo ${number}` : alt}
            draggable={false}
            loading="lazy"
            decoding="async"
            onError={({ currentTarget }) => {
              // A broken image is less clear than an empty box.
              currentTarget.style.visibility = 'hidden';
            }}
            className={`pointer-events-none aspect-4/3 w-full bg-sunken ${kind === 'logos' ? 'object-contain' : 'object-cover'}`}
          />
        )}
        {kind === 'logos' ? null : <Badge place={props.place} standing={props.standing} />}
        <Progress picture={picture} number={number} />
      </div>
      {state === 'failed' ? (
        <div className="grid gap-1 px-3 pt-2">
          <p className="text-danger text-sm">{picture.problem}</p>
          {picture.again ? (
            <button
              type="button"
              data-wrong
              onClick={() => props.onRetry(id)}
              aria-label={t`Retry photo ${number}`}
              className="min-h-11 justify-self-start rounded-pill border border-line-strong px-4 font-semibold text-sm hover:bg-sunken"
            >
              <Trans>Retry</Trans>
            </button>
          ) : null}
        </div>
      ) : null}
      <div className="flex items-center justify-between">
        <button
          type="button"
          data-grip
          aria-label={t`Move photo ${number} of ${count}`}
          aria-describedby={keysId}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => props.onDragStart(id, event)}
          className={`${TOOL} cursor-grab touch-none`}
        >
          <Grip />
        </button>
        {props.place <= 0 || kind === 'logos' ? null : (
          <button
            type="button"
            aria-label={t`Make photo ${number} the cover`}
            onClick={() => props.onMove(id, 0)}
            className={TOOL}
          >
            <Star aria-hidden="true" className="size-5" />
          </button>
        )}
        <button
          type="button"
          aria-label={t`Remove photo ${number}`}
          data-wrong={state === 'failed' && !picture.again ? true : undefined}
          onClick={() => props.onRemove(id)}
          className={TOOL}
        >
          <Trash aria-hidden="true" className="size-5" />
        </button>
      </div>
      {kind === 'logos' ? null : (
        <PhotoAdvice url={picture.url} isCover={props.place === 0} isIndoors={coach.isIndoors} />
      )}
      {kind === 'logos' || coach.subjects.length === 0 ? null : (
        <SubjectSelect
          number={number}
          shows={picture.shows}
          subjects={coach.subjects}
          onAssign={(shows) => onAssign(id, shows)}
        />
      )}
      {kind === 'logos' ? null : (
        <input
          type="text"
          dir="auto"
          value={alt}
          maxLength={LISTING_TEXTS.pictureAlt.max}
          aria-label={t`Describe photo ${number}`}
          placeholder={t`What does it show?`}
          onChange={({ target }) => props.onDescribe(id, target.value)}
          onKeyDown={(event) => {
            // Enter would move to the next step with incomplete descriptions.
            if (pressedKey(event) === 'Enter') event.preventDefault();
          }}
          className="h-11 w-full border-line border-t bg-raised px-3 text-base placeholder:text-sm placeholder:text-soft"
        />
      )}
    </li>
  );
}

/** Index to which a key moves a picture; right and left follow the reading direction. */
function indexByKey(key: string, index: number, count: number): number | null {
  const isMirrored = document.documentElement.dir === 'rtl';
  switch (key) {
    case 'ArrowUp':
      return index - 1;
    case 'ArrowDown':
      return index + 1;
    case 'ArrowLeft':
      return index + (isMirrored ? 1 : -1);
    case 'ArrowRight':
      return index + (isMirrored ? -1 : 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Replaces a picture that the server hasn't accepted, with the file's name. */
function NotDrawn({ picture: { name } }: { picture: ListedPicture }) {
  return (
    <div className="pointer-events-none grid aspect-4/3 w-full content-center justify-items-center gap-1.5 bg-sunken px-3 text-soft">
      <Images aria-hidden="true" className="size-6" />
      <bdi className="max-w-full truncate text-sm">{name}</bdi>
    </div>
  );
}

function Badge({ place, standing }: Pick<PictureTileProps, 'place' | 'standing'>) {
  if (place < 0) return null;
  if (place === 0) {
    return (
      <span className={BADGE}>
        <Trans>Cover</Trans>
      </span>
    );
  }
  const part = picturePart(place, standing);
  if (part === 'front-page') return null;
  return (
    <span className={BADGE}>
      {part === 'events' ? <Trans>Events</Trans> : <Trans>Living space</Trans>}
    </span>
  );
}

function Progress({ picture, number }: { picture: ListedPicture; number: number }) {
  const { t } = useLingui();
  if (picture.state !== 'sending' && picture.state !== 'waiting') return null;
  return (
    <progress
      aria-label={t`Uploading photo ${number}`}
      max={1}
      value={picture.sent}
      className="pointer-events-none absolute inset-x-3 bottom-3 h-2 w-[calc(100%-1.5rem)] appearance-none overflow-hidden rounded-pill bg-raised [&::-moz-progress-bar]:bg-ember [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-ember"
    />
  );
}

function Grip() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-current">
      {[6, 12, 18].map((y) => (
        <g key={y}>
          <circle cx="9" cy={y} r="1.75" />
          <circle cx="15" cy={y} r="1.75" />
        </g>
      ))}
    </svg>
  );
}
