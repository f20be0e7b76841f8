import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

export interface ChoiceCardProps {
  name: string;
  isChosen: boolean;
  onChoose(): void;
  icon?: ReactNode;
  label: ReactNode;
  description?: ReactNode | undefined;
  /** Number of listings that would remain with it; missing while unknown. */
  remaining?: number | undefined;
  /** Whether it may be chosen though nothing remains, since later steps may change that. */
  canBeEmpty?: boolean;
}

/**
 * An option as a card with a radio button; disabled where nothing would remain, unless
 * `canBeEmpty`.
 */
export function ChoiceCard(props: ChoiceCardProps) {
  const { name, isChosen, onChoose, icon, label, description, remaining } = props;
  const { canBeEmpty = false } = props;
  const { i18n } = useLingui();
  const reasonId = useId();
  const isLocked = !isChosen && remaining === 0 && !canBeEmpty;
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-2 rounded-xl border border-line-strong px-3 py-2.5 sm:gap-3 sm:px-4 hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-soft has-disabled:hover:bg-transparent">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isLocked}
        aria-describedby={isLocked ? reasonId : undefined}
        onChange={onChoose}
        className="size-5 flex-none accent-ember outline-none"
      />
      {/* On a phone a long name leaves no room: the number is below it. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-2">
        <span className="min-w-0">
          <span className="flex items-center gap-2 font-semibold">
            {icon}
            <span>{label}</span>
          </span>
          {description === undefined ? null : (
            <span className="block text-sm text-soft">{description}</span>
          )}
        </span>
        {isLocked ? (
          <span id={reasonId} className="ms-auto text-sm text-soft">
            <Trans>no match</Trans>
          </span>
        ) : remaining === undefined ? null : (
          <span translate="no" className="ms-auto text-sm text-soft tabular-nums">
            {i18n.number(remaining)}
          </span>
        )}
      </span>
    </label>
  );
}
