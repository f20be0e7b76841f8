import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { PICTURE_TYPES } from '#domain/listing-form.ts';
import { Avatar, portraitUrl } from '#platform/web/ui/avatar.tsx';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import type { Portrait } from './use-portrait.ts';

const SIZE = 96;

/** Chooses and uploads a portrait; saving the profile applies it. */
export function PortraitField({
  portrait,
  name,
  image,
  isSaved,
  error,
}: {
  portrait: Portrait;
  name: string;
  /** The form's value: a key, an address from elsewhere, or none. */
  image: string | null;
  /** Whether the profile has it too. */
  isSaved: boolean;
  /** The server's error message. */
  error: string | undefined;
}) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { sent, preview, problem } = portrait;
  const isSending = sent !== null;
  const shown = preview ?? (image === null ? null : portraitUrl(image));
  const wrong = problem?.text ?? error;

  /** The clicked button disappears; the focus moves to the field. */
  const andStay = (act: () => void) => () => {
    act();
    input.current?.focus();
  };

  return (
    <fieldset aria-labelledby={`${id}-label`} className="min-w-0">
      <div id={`${id}-label`} className="mb-1.5 font-semibold text-sm">
        <Trans>Profile photo</Trans>
      </div>
      <div className="flex items-center gap-4">
        {shown === null ? (
          <div className="flex-none">
            <Avatar person={{ name, image: null }} size={SIZE} />
          </div>
        ) : (
          <img
            key={shown}
            src={shown}
            alt={t`Your portrait`}
            width={SIZE}
            height={SIZE}
            onError={({ currentTarget }) => {
              // A broken picture is explained by a text, so its icon is hidden.
              currentTarget.style.visibility = 'hidden';
            }}
            className={`size-24 flex-none rounded-pill bg-sunken object-cover ${isSending ? 'opacity-60' : ''}`}
          />
        )}
        <div className="flex min-w-0 flex-wrap gap-3">
          <label
            className={`${buttonClass('secondary')} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2 has-disabled:cursor-default has-disabled:opacity-60`}
          >
            {shown === null ? <Trans>Choose a photo</Trans> : <Trans>Choose another</Trans>}
            <input
              ref={input}
              type="file"
              name="image"
              accept={PICTURE_TYPES.join(',')}
              aria-invalid={wrong === undefined ? undefined : true}
              aria-describedby={`${id}-hint ${id}-wrong`}
              className="sr-only"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file !== undefined) portrait.choose(file);
                // The same file can be chosen again.
                target.value = '';
              }}
            />
          </label>
          {problem?.again ? (
            <Button look="secondary" onClick={andStay(portrait.retry)}>
              <Trans>Retry</Trans>
            </Button>
          ) : null}
          {isSending ? (
            <Button look="quiet" onClick={andStay(portrait.stop)}>
              <Trans>Cancel upload</Trans>
            </Button>
          ) : shown === null ? null : (
            <Button look="quiet" onClick={andStay(portrait.remove)}>
              <Trans>Remove photo</Trans>
            </Button>
          )}
        </div>
      </div>
      {isSending ? (
        <progress
          aria-label={t`Uploading your photo`}
          max={1}
          value={sent}
          className="mt-3 block h-2 w-full max-w-xs appearance-none overflow-hidden rounded-pill bg-sunken [&::-moz-progress-bar]:bg-ember [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-ember"
        />
      ) : null}
      <p id={`${id}-hint`} className="mt-2 text-sm text-soft">
        <Trans>A photo of you, cropped to a circle.</Trans>
      </p>
      <p role="status" className="text-sm text-soft">
        {isSending || isSaved ? null : <Trans>Save your profile to use this photo.</Trans>}
      </p>
      <p id={`${id}-wrong`} role="alert" className="text-danger text-sm">
        {wrong}
      </p>
    </fieldset>
  );
}
