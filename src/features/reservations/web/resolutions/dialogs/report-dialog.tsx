import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { PROBLEM_KINDS, type ProblemKind } from '#domain/resolutions.ts';
import { setApart } from '#platform/i18n/set-apart.ts';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { formatName } from '#platform/web/ui/person-name.tsx';
import { reportProblem } from '../../../contract/addresses.gen.ts';
import { PROBLEMS } from '../case/problem-texts.ts';
import { StatementDialog } from './statement-dialog.tsx';

/** The guest reports a problem on arrival. */
export default function ReportDialog({ parameters, onClose }: DialogProps<'report-problem'>) {
  const { reservationId, hasWifi, hostName } = parameters;
  const { i18n, t } = useLingui();
  const name = useId();
  const [kind, setKind] = useState<ProblemKind | null>(null);
  const [isMissing, setMissing] = useState(false);
  const host = setApart(formatName(hostName, i18n), i18n.locale);
  const kinds = PROBLEM_KINDS.filter((each) => hasWifi || each !== 'wifi');

  function check(): boolean {
    setMissing(kind === null);
    return kind !== null;
  }

  return (
    <StatementDialog
      title={<Trans>Report a problem</Trans>}
      about={
        <p>
          <Trans>
            {host} sees this right away and has 24 hours to answer. Until it's solved, they aren't
            paid. If you can't agree with each other, we'll decide.
          </Trans>
        </p>
      }
      check={check}
      textLabel={<Trans>What happened?</Trans>}
      button={<Trans>Send report</Trans>}
      sent={t`Problem reported.`}
      send={({ text, pictures }, options) => {
        if (kind === null) throw new Error('no kind was chosen');
        const body = { kind, text, pictures };
        return call(reportProblem, { params: { id: reservationId }, body }, options);
      }}
      onClose={onClose}
    >
      <fieldset aria-describedby={isMissing ? `${name}-error` : undefined} className="grid gap-1">
        <legend className="mb-1 font-semibold text-sm">
          <Trans>What's wrong?</Trans>
        </legend>
        {kinds.map((each) => (
          <label key={each} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              value={each}
              checked={kind === each}
              aria-invalid={isMissing ? true : undefined}
              onChange={() => {
                setKind(each);
                setMissing(false);
              }}
              className="size-5 flex-none accent-ember"
            />
            <span>{i18n._(PROBLEMS[each])}</span>
          </label>
        ))}
        {isMissing ? (
          <p id={`${name}-error`} className="text-danger text-sm">
            <Trans>Choose what's wrong.</Trans>
          </p>
        ) : null}
      </fieldset>
    </StatementDialog>
  );
}
