import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { ExperienceDetails } from '#features/experiences/contract.ts';

/** What a guest agrees to, each with its statements and a tick (spec 2 §2). */
export function Agreements({
  disclaimers,
  ticked,
  isMissing,
  disabled,
  onChange,
}: {
  disclaimers: ExperienceDetails['disclaimers'];
  /** Ids of those that are ticked. */
  ticked: readonly string[];
  /** Whether to tell that one of them still has to be. */
  isMissing: boolean;
  disabled: boolean;
  onChange(ticked: readonly string[]): void;
}) {
  const errorId = useId();
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={isMissing ? errorId : undefined}
      className="grid gap-4"
    >
      <legend className="mb-3 font-semibold">
        <Trans>Before you take part</Trans>
      </legend>
      {disclaimers.map(({ id, title, content }) => {
        const isTicked = ticked.includes(id);
        return (
          <div key={id} className="grid gap-2 rounded-xl border border-line px-4 py-3">
            <h4 className="font-semibold text-sm">{title}</h4>
            <ul className="grid list-disc gap-1 ps-5 text-sm">
              {content.map((statement) => (
                <li key={statement}>{statement}</li>
              ))}
            </ul>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold text-sm">
              <input
                type="checkbox"
                name="acknowledgedDisclaimers"
                value={id}
                checked={isTicked}
                aria-invalid={isMissing && !isTicked ? true : undefined}
                onChange={() =>
                  onChange(isTicked ? ticked.filter((each) => each !== id) : [...ticked, id])
                }
                className="size-5 flex-none accent-ember"
              />
              <span>
                <Trans>I have read and understand this disclaimer</Trans>
                <span className="sr-only">{`: ${title}`}</span>
              </span>
            </label>
          </div>
        );
      })}
      <div role="alert" className="empty:hidden">
        {isMissing ? (
          <p id={errorId} className="text-danger text-sm">
            <Trans>Cannot proceed until all disclaimers are acknowledged</Trans>
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}
