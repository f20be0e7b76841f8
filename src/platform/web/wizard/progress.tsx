import { Trans, useLingui } from '@lingui/react/macro';
import type { WizardStep } from './steps.ts';

/** With more steps than this, a phone has no room to press each of them. */
const MOST_ON_PHONES = 6;

export interface ProgressProps {
  steps: readonly Pick<WizardStep<never>, 'id' | 'title'>[];
  /** Indexes of the steps one passes. */
  path: readonly number[];
  at: number;
  /** The furthest one may go to at once. */
  furthest: number;
  busy: boolean;
  onGoTo(index: number): void;
}

/** Which step of how many; those one has been to can be gone to. */
export function Progress({ steps, path, at, furthest, busy, onGoTo }: ProgressProps) {
  const { t, i18n } = useLingui();
  const number = i18n.number(path.indexOf(at) + 1);
  const count = i18n.number(path.length);
  const wide = path.length > MOST_ON_PHONES;
  return (
    <nav aria-label={t`Steps`} className="grid">
      <p className="text-sm text-soft">
        <Trans>
          Step {number} of {count}
        </Trans>
      </p>
      <ol className="flex gap-1.5 max-sm:-my-3">
        {path.map((index) => {
          const step = steps[index];
          if (step === undefined) return null;
          return (
            <li key={step.id} className="min-w-0 flex-1">
              <button
                type="button"
                aria-current={index === at ? 'step' : undefined}
                disabled={busy || index === at || index > furthest}
                onClick={() => onGoTo(index)}
                className={`group grid min-h-11 w-full content-center gap-1.5 rounded-lg text-start text-xs disabled:cursor-default ${wide ? 'max-sm:pointer-events-none max-sm:min-h-0 max-sm:py-2' : ''}`}
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
