import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { pressedKey } from '../keyboard/pressed-key.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface PictureStepsProps {
  pictures: readonly {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly placeholder: string;
  }[];
  /** Index of the one that is shown first. */
  first: number;
  /** Title while one is shown, such as its number. */
  renderTitle(index: number): ReactNode;
  /** Description of one. */
  describe(index: number): string;
  previous: ReactNode;
  next: ReactNode;
  onClose(): void;
}

/** A dialog of pictures, one at a time and as large as the screen allows: by buttons or arrows. */
export function PictureSteps(props: PictureStepsProps) {
  const { pictures, renderTitle, describe, previous, next, onClose } = props;
  const [index, setIndex] = useState(props.first);
  const last = pictures.length - 1;
  const picture = pictures[index];

  const show = (at: number) => setIndex(Math.max(0, Math.min(last, at)));

  function onKeyDown(event: KeyboardEvent) {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const key = pressedKey(event);
    if (key === 'ArrowRight') show(index + forward);
    if (key === 'ArrowLeft') show(index - forward);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same.
    <div onKeyDown={onKeyDown}>
      <Dialog
        title={<span role="status">{renderTitle(index)}</span>}
        size="widest"
        unsaved={false}
        focus="title"
        onClose={onClose}
        footer={
          last === 0 ? null : (
            <div className="grid grid-cols-2 gap-3">
              <Button look="secondary" disabled={index === 0} onClick={() => show(index - 1)}>
                {previous}
              </Button>
              <Button look="secondary" disabled={index === last} onClick={() => show(index + 1)}>
                {next}
              </Button>
            </div>
          )
        }
      >
        {picture === undefined ? null : (
          <img
            key={picture.url}
            src={picture.url}
            alt={describe(index)}
            width={picture.width}
            height={picture.height}
            className="mx-auto block max-h-[calc(100dvh-14rem)] w-auto sm:max-h-[calc(90dvh-14rem)] max-w-full rounded-card object-contain"
            style={{ background: picture.placeholder }}
          />
        )}
      </Dialog>
    </div>
  );
}
