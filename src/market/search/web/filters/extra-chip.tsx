import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useId } from 'react';

export interface ExtraChipProps {
  label: string;
  /** What one should know besides the label, such as a time. */
  detail?: string | undefined;
  /** OKLCH degrees; null for one without a colour. */
  hue: number | null;
  isChosen: boolean;
  /** How many homes would remain with it; null while nobody knows. */
  remaining: number | null;
  /** No more may be chosen. */
  isFull: boolean;
  onToggle(): void;
}

// Lightness and chroma of an amenity; only the hue is its own.
const CHIP =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pill border border-line-strong ps-3 pe-4 py-1.5 text-sm hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-soft has-disabled:hover:bg-transparent';
const COLOUR =
  'has-checked:border-current has-checked:bg-[light-dark(oklch(95.5%_.025_var(--hue)),oklch(28%_.04_var(--hue)))] has-checked:font-semibold has-checked:text-[light-dark(oklch(42%_.11_var(--hue)),oklch(82%_.09_var(--hue)))]';
const PLAIN = 'has-checked:border-ember has-checked:bg-ember-tint has-checked:font-semibold';

/** An amenity or event to tick, with what would remain; one that leaves nothing can't be. */
export function ExtraChip(props: ExtraChipProps) {
  const { label, detail, hue, isChosen, remaining, isFull, onToggle } = props;
  const { i18n } = useLingui();
  const reasonId = useId();
  const isLocked = !isChosen && (remaining === 0 || isFull);
  return (
    <label
      style={hue === null ? undefined : ({ '--hue': hue } as CSSProperties)}
      className={`${CHIP} ${hue === null ? PLAIN : COLOUR}`}
    >
      <input
        type="checkbox"
        checked={isChosen}
        // What is chosen can always be taken out again.
        disabled={isLocked}
        aria-describedby={isLocked ? reasonId : undefined}
        onChange={onToggle}
        className="size-4 flex-none accent-ember outline-none"
      />
      <span>
        <span>{label}</span>
        {detail === undefined ? null : <span className="text-soft">{` · ${detail}`}</span>}
      </span>
      {isLocked ? (
        <span id={reasonId} className="text-soft">
          {remaining === 0 ? <Trans>no match</Trans> : <Trans>no more can be added</Trans>}
        </span>
      ) : remaining === null || isChosen ? null : (
        <span className="text-soft tabular-nums">{i18n.number(remaining)}</span>
      )}
    </label>
  );
}
