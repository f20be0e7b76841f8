import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { WizardStep } from './steps.ts';

/** With more steps than this, a phone has no room for a button for each, and lists them. */
const MAX_ON_PHONES = 6;

export interface ProgressProps {
  steps: readonly Pick<WizardStep<never>, 'id' | 'title'>[];
  /** Indexes of the steps on the path. */
  path: readonly number[];
  at: number;
  /** The furthest step that may be opened at once. */
  furthest: number;
  busy: boolean;
  onGoTo(index: number): void;
}

/** The current step of how many; visited steps can be opened. */
export function Progress({ steps, path, at, furthest, busy, onGoTo }: ProgressProps) {
  const { t, i18n } = useLingui();
  const placeId = useId();
  const number = i18n.number(path.indexOf(at) + 1);
  const count = i18n.number(path.length);
  const wide = path.length > MAX_ON_PHONES;
  return (
    <nav aria-label={t`Steps`} className="grid">
      <div className="flex items-center justify-between gap-3">
        <p id={placeId} className="text-sm text-soft">
          <Trans>
            Step {number} of {count}
          </Trans>
        </p>
        {wide ? (
          <select
            aria-label={t`Go to step`}
            value={at}
            disabled={busy}
            onChange={({ target }) => onGoTo(Number(target.value))}
            className="h-11 min-w-0 rounded-xl border border-line-strong bg-raised px-3 text-sm text-ink sm:hidden"
          >
            {path.map((index) => {
              const step = steps[index];
              return step === undefined ? null : (
                <option key={step.id} value={index} disabled={index > furthest}>
                  {i18n._(step.title)}
                </option>
              );
            })}
          </select>
        ) : null}
      </div>
      {wide ? <PartDone part={(path.indexOf(at) + 1) / path.length} /> : null}
      <ol className={`flex gap-1.5 ${wide ? 'max-sm:hidden' : 'max-sm:-my-3'}`}>
        {path.map((index) => {
          const step = steps[index];
          if (step === undefined) return null;
          return (
            <li key={step.id} className="min-w-0 flex-1">
              <button
                type="button"
                aria-current={index === at ? 'step' : undefined}
                disabled={busy || index === at || index > furthest}
                aria-describedby={index > furthest ? placeId : undefined}
                onClick={() => onGoTo(index)}
                className="group grid min-h-11 w-full content-center gap-1.5 rounded-lg text-start text-xs disabled:cursor-default"
              >
                <span
                  aria-hidden="true"
                  className={`h-1.5 rounded-pill forced-colors:border ${index <= at ? 'bg-ember forced-colors:bg-[Highlight]' : 'bg-line'} ${index <= furthest && index !== at ? 'group-hover:bg-ember-strong' : ''}`}
                />
                <span
                  className={`truncate max-sm:sr-only ${index === at ? 'font-semibold text-ink' : 'text-soft'}`}
                >
                  {i18n._(step.title)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** One bar for all steps, where each has no bar of its own. */
function PartDone({ part }: { part: number }) {
  return (
    <div aria-hidden="true" className="mt-1 h-1.5 rounded-pill bg-line sm:hidden">
      <div
        style={{ width: `${part * 100}%` }}
        className="h-full rounded-pill bg-ember forced-colors:bg-[Highlight]"
      />
    </div>
  );
}
