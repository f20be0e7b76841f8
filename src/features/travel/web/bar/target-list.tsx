import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { DateText } from '#domain/dates.ts';
import { isIataCode, MAX_TARGETS, normaliseIataCode } from '#domain/flights.ts';
import { MapPin, PartyPopper } from '#platform/web/ui/icons.ts';
import type { TravelTarget } from '../../contract.ts';
import { Parts } from '../parts.tsx';
import { festivalWhen, useTargets } from '../targets/use-targets.ts';
import { isChosen, isFull, SEASON_LABELS, type TravelDraft, toggleTarget } from './travel-draft.ts';

/** Destinations and festivals that fit the filters, to be chosen. */
export function TargetList({ control: { draft, change } }: { control: BarControl }) {
  const { t } = useLingui();
  const fullId = useId();
  const { region, season, type, startDate, endDate } = draft.search;
  const code = normaliseIataCode(draft.origin);
  const { targets, state, refusal, retry } = useTargets({
    searchTerm: draft.term.trim() || undefined,
    region,
    season,
    type,
    startDate,
    endDate,
    origin: isIataCode(code) ? code : undefined,
  });
  const count = targets.length;
  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm text-soft">
        {state === 'loading' && count === 0 ? (
          <Trans>Looking for places…</Trans>
        ) : (
          <Plural
            value={count}
            _0="No places fit these filters."
            one="# place fits"
            other="# places fit"
          />
        )}
      </p>
      {state === 'failed' ? (
        <p role="alert" className="text-danger text-sm">
          <span>{refusal ?? <Trans>We couldn't load the places.</Trans>}</span>{' '}
          <button type="button" onClick={retry} className="min-h-11 font-semibold underline">
            <Trans>Retry</Trans>
          </button>
        </p>
      ) : null}
      {isFull(draft) ? (
        <p id={fullId} className="text-soft text-sm">
          <Trans>
            That's {MAX_TARGETS}, the most you can compare. Uncheck one to choose another.
          </Trans>
        </p>
      ) : null}
      <fieldset
        aria-label={t`Destinations and festivals`}
        aria-busy={state === 'loading'}
        className="grid max-h-72 auto-rows-max gap-1 overflow-y-auto overscroll-contain pe-1 lg:max-h-80 xl:grid-cols-2 xl:content-start"
      >
        {targets.map((target) => (
          <TargetRow
            key={target.id}
            target={target}
            checked={isChosen(draft, target)}
            disabled={isFull(draft) && !isChosen(draft, target)}
            reasonId={fullId}
            onToggle={() => change(toggleTarget(draft, target))}
          />
        ))}
      </fieldset>
    </div>
  );
}

function TargetRow({
  target,
  checked,
  disabled,
  reasonId,
  onToggle,
}: {
  target: TravelTarget;
  checked: boolean;
  disabled: boolean;
  /** Id of the text that explains why it may be disabled. */
  reasonId: string;
  onToggle(): void;
}) {
  const { i18n } = useLingui();
  const { festival } = target;
  const Icon = festival === null ? MapPin : PartyPopper;
  return (
    <label className="flex min-h-13 cursor-pointer items-center gap-3 rounded-xl border border-line px-3 py-1.5 hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-ember">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={disabled ? reasonId : undefined}
        onChange={onToggle}
        className="size-4.5 flex-none accent-ember"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-sm">{target.name}</span>
        <span className="block text-sm text-soft">
          <Parts
            of={
              festival === null
                ? [target.countryName, i18n._(SEASON_LABELS[target.season])]
                : [festivalWhen(i18n, festival), target.town]
            }
          />
        </span>
      </span>
      <Icon aria-hidden="true" className="size-4.5 flex-none text-soft" />
    </label>
  );
}

/** State and actions shared by the parts of the bar and of its panel. */
export interface BarControl {
  readonly draft: TravelDraft;
  /** The reader's day. */
  readonly today: DateText;
  /** Whether the code of the origin was found wanting. */
  readonly isOriginWrong: boolean;
  change(draft: TravelDraft): void;
}
