import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type DialogProps, openDialogOver } from '#platform/web/dialogs/dialogs.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { prefersReducedMotion } from '#platform/web/scope/prefers-reduced-motion.ts';
import { HostLanguage, HostText } from '#platform/web/ui/host-text.tsx';
import { X } from '#platform/web/ui/icon.ts';
import { ChevronRight, Flag } from '#platform/web/ui/icons.ts';
import { Picture } from '#platform/web/ui/picture.tsx';
import { useModal } from '#platform/web/ui/use-modal.ts';
import { PART_NAMES, pictureGroups } from './picture-groups.ts';

const ROUND =
  'grid size-12 place-items-center rounded-pill border border-white/35 bg-night/70 text-white hover:border-white hover:bg-night disabled:opacity-40 disabled:hover:border-white/35';

/** All pictures of a home, one at a time over the whole screen: by keys, by swipe, by arrows. */
export default function PicturesDialog({ parameters, onClose }: DialogProps<'listing-pictures'>) {
  const { pictures, title } = parameters;
  const { t, i18n } = useLingui();
  const frame = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(parameters.at);
  const last = pictures.length - 1;
  // Only what people have sent can be reported.
  const reported = [pictures[index]?.key].find((key) => key?.startsWith('photo-'));

  const groups = parameters.grouped === true ? pictureGroups(pictures.length) : [];
  const group = groups.findLast(({ first }) => first <= index);
  const heading = group === undefined ? null : i18n._(PART_NAMES[group.part]);

  const modal = useModal(frame, onClose);

  // Before the first paint, so that it opens on the clicked picture.
  useLayoutEffect(() => scrollTo(row.current, parameters.at, 'instant'), [parameters.at]);

  function show(at: number) {
    const next = Math.max(0, Math.min(last, at));
    const still = prefersReducedMotion();
    scrollTo(row.current, next, still ? 'instant' : 'smooth');
    setIndex(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const targets: Record<string, number> = {
      ArrowRight: index + forward,
      ArrowLeft: index - forward,
      Home: 0,
      End: last,
    };
    const key = pressedKey(event);
    const target = Object.hasOwn(targets, key) ? targets[key] : undefined;
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  }

  const at = i18n.number(index + 1);
  const total = i18n.number(pictures.length);
  return (
    <HostLanguage language={parameters.language}>
      <dialog
        ref={frame}
        aria-label={t`Photos of ${title}`}
        {...modal}
        onKeyDown={onKeyDown}
        className="m-0 h-dvh max-h-none w-full max-w-none bg-night text-white"
      >
        <ul
          ref={row}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label={t`Photos`}
          onScroll={() => {
            const element = row.current;
            if (element === null || element.clientWidth === 0) return;
            setIndex(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
          }}
          className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain [scrollbar-width:none] focus-visible:outline-none"
        >
          {pictures.map((picture, at) => (
            <li
              key={picture.key}
              aria-hidden={at !== index}
              className={`grid h-full w-full flex-none snap-center snap-always grid-rows-[minmax(0,1fr)_auto] justify-items-center px-2 pt-16 sm:px-18 ${groups.length < 2 ? 'pb-6 sm:not-short:pb-24' : 'pb-18'}`}
            >
              <Picture
                picture={picture}
                sizes="100vw"
                eager={Math.abs(at - index) < 2}
                className="max-h-full min-h-0 self-center rounded-card object-contain"
                style={{ background: 'none', width: 'auto', maxWidth: '100%', height: '100%' }}
              />
              <p aria-hidden="true" className="max-w-prose px-4 pt-4 text-center text-sm">
                <HostText>{picture.alt}</HostText>
              </p>
            </li>
          ))}
        </ul>
        <div className="absolute inset-x-0 top-0 flex items-center justify-between p-3">
          <div className="flex items-center gap-3 rounded-pill bg-night/70 px-4 py-2 text-sm">
            {heading === null ? null : <h2 className="font-semibold">{heading}</h2>}
            <p role="status" className="tabular-nums">
              {heading === null ? null : <span className="sr-only">{heading} </span>}
              <Trans>
                {at} of {total}
              </Trans>
            </p>
          </div>
          <div className="flex gap-2">
            {reported === undefined ? null : (
              <button
                type="button"
                onClick={() =>
                  openDialogOver('report', { subject: { kind: 'picture', id: reported } })
                }
                aria-label={t`Report this photo`}
                className={ROUND}
              >
                <Flag aria-hidden="true" className="size-5" />
              </button>
            )}
            <button type="button" onClick={onClose} aria-label={t`Close`} className={ROUND}>
              <X aria-hidden="true" className="size-5" />
            </button>
          </div>
        </div>
        {groups.length < 2 ? (
          <Thumbnails pictures={pictures} index={index} onChoose={show} />
        ) : (
          <ul className="absolute inset-x-0 bottom-0 flex justify-center gap-2 p-3">
            {groups.map(({ part, first }) => (
              <li key={part}>
                <button
                  type="button"
                  aria-pressed={part === group?.part}
                  onClick={() => show(first)}
                  className="min-h-11 rounded-pill bg-night/70 px-4 text-sm hover:bg-night aria-pressed:bg-white aria-pressed:text-night"
                >
                  {i18n._(PART_NAMES[part])}
                </button>
              </li>
            ))}
          </ul>
        )}
        <button
          type="button"
          aria-label={t`Previous photo`}
          disabled={index === 0}
          onClick={() => show(index - 1)}
          className={`absolute start-3 top-1/2 -translate-y-1/2 pointer-coarse:hidden ${ROUND}`}
        >
          <ChevronRight aria-hidden="true" className="size-5 ltr:-scale-x-100" />
        </button>
        <button
          type="button"
          aria-label={t`Next photo`}
          disabled={index === last}
          onClick={() => show(index + 1)}
          className={`absolute end-3 top-1/2 -translate-y-1/2 pointer-coarse:hidden ${ROUND}`}
        >
          <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </button>
      </dialog>
    </HostLanguage>
  );
}

/** All of them in a row below, where there is room; the current one is highlighted. */
function Thumbnails({
  pictures,
  index,
  onChoose,
}: {
  pictures: DialogProps<'listing-pictures'>['parameters']['pictures'];
  index: number;
  onChoose(at: number): void;
}) {
  const { t, i18n } = useLingui();
  const shown = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each index shows another picture.
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [index]);
  if (pictures.length < 2) return null;
  return (
    <ul className="absolute inset-x-0 bottom-0 mx-auto hidden w-fit max-w-full gap-2 overflow-x-auto p-3 [scrollbar-width:none] sm:not-short:flex">
      {pictures.map((picture, at) => (
        <li key={picture.key} className="flex-none">
          <button
            ref={at === index ? shown : null}
            type="button"
            aria-label={t`Photo ${i18n.number(at + 1)}`}
            aria-current={at === index}
            onClick={() => onChoose(at)}
            className="block h-15 w-20 overflow-hidden rounded-lg border-2 border-transparent opacity-60 hover:opacity-100 aria-[current=true]:border-white aria-[current=true]:opacity-100"
          >
            <Picture picture={{ ...picture, alt: '' }} sizes="80px" className="h-full" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function scrollTo(row: HTMLElement | null, at: number, behavior: ScrollBehavior): void {
  if (row === null) return;
  // Scroll positions grow to the left in a right-to-left page.
  const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  row.scrollTo({ left: sign * at * row.clientWidth, behavior });
}
