import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { iataCodeOf } from '#domain/flights.ts';
import type { TravelTarget } from '../../contract.ts';
import { useTargets } from '../targets/use-targets.ts';

/** The popular four (spec 3 §2.8), by the codes that §9 gives them. */
const POPULAR = [
  { code: 'NY', name: msg`New York` },
  { code: 'PAR', name: msg`Paris` },
  { code: 'TYO', name: msg`Tokyo` },
  { code: 'LON', name: msg`London` },
];

const ASKED = { ids: POPULAR.map(({ code }) => iataCodeOf(code)).join(',') };

/** Four destinations that many ask for, a press each. */
export function PopularDestinations({
  chosen,
  onChoose,
}: {
  chosen: TravelTarget | null;
  onChoose(destination: TravelTarget): void;
}) {
  const { t, i18n } = useLingui();
  const { targets, state } = useTargets(ASKED);
  // Only logged (spec 3 §8): who types finds the others, and these four too.
  if (state === 'failed') return null;
  return (
    <fieldset aria-label={t`Popular destinations`} className="flex flex-wrap gap-2">
      {POPULAR.map(({ code, name }) => {
        const target = targets.find(({ iataCode }) => iataCode === iataCodeOf(code));
        // One that the server doesn't know can't be chosen.
        const isBusy = target === undefined;
        if (isBusy && state !== 'loading') return null;
        return (
          <button
            key={code}
            type="button"
            disabled={isBusy}
            aria-pressed={target !== undefined && target.id === chosen?.id}
            onClick={() => {
              if (target !== undefined) onChoose(target);
            }}
            className="min-h-11 rounded-pill border border-line-strong px-4 text-sm hover:bg-sunken disabled:opacity-60 aria-pressed:border-ember aria-pressed:bg-ember-tint aria-pressed:font-semibold"
          >
            {i18n._(name)}
          </button>
        );
      })}
    </fieldset>
  );
}
