import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { DisclaimerSeverity } from '#domain/vocabulary.ts';
import { toggled } from '#platform/web/ui/find-labels.ts';
import type { DisclaimerChoice } from '../../../contract.ts';
import { ARRANGEMENT_ICON_COMPONENTS } from '../../data/arrangement-icons.ts';
import { useExperienceForm, useExperienceScope } from '../experience-form.ts';
import { FIELD_LABELS } from '../field-labels.ts';
import { countSeverities, hostDisclaimers, missingDisclaimers } from './host-disclaimers.ts';

/** Statements that are shown before the list is expanded. */
const SHOWN_POINTS = 2;

const LOOKS: Readonly<Record<DisclaimerSeverity, string>> = {
  critical: 'bg-danger-tint text-danger',
  warning: 'bg-ember-tint text-ember',
  info: 'bg-sunken text-soft',
};

/** Disclaimers that a host reads and acknowledges before an experience is listed (spec 2 §2). */
export function DisclaimerChecklist() {
  const { i18n } = useLingui();
  const id = useId();
  const { values, errors, change } = useExperienceForm();
  const { choices } = useExperienceScope();
  const disclaimers = hostDisclaimers(choices.disclaimers, values);
  const required = disclaimers.filter((each) => each.requiresAcknowledgment);
  const missing = missingDisclaimers(choices.disclaimers, values);
  const acknowledged = i18n.number(required.length - missing.length);
  const all = i18n.number(required.length);
  const hasError = errors.acknowledgedDisclaimers !== undefined;
  return (
    <section
      data-field="acknowledgedDisclaimers"
      aria-labelledby={`${id}-title`}
      aria-describedby={missing.length > 0 ? `${id}-missing` : undefined}
      className={`grid gap-4 rounded-card border p-4 ${hasError ? 'border-danger' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h4 id={`${id}-title`} className="font-semibold text-lg">
          {i18n._(FIELD_LABELS.acknowledgedDisclaimers)}
        </h4>
        <p role="status" className="font-semibold tabular-nums">
          <Trans>
            {acknowledged} / {all} acknowledged
          </Trans>
        </p>
      </div>
      <Counts disclaimers={disclaimers} />
      <ul className="grid gap-3">
        {disclaimers.map((disclaimer) => (
          <Disclaimer
            key={disclaimer.id}
            disclaimer={disclaimer}
            isAcknowledged={values.acknowledgedDisclaimers.includes(disclaimer.id)}
            isWrong={hasError && missing[0]?.id === disclaimer.id}
            onToggle={() =>
              change({
                acknowledgedDisclaimers: toggled(values.acknowledgedDisclaimers, disclaimer.id),
              })
            }
          />
        ))}
      </ul>
      {missing.length === 0 ? null : (
        <p id={`${id}-missing`} className={hasError ? 'text-danger' : 'text-soft'}>
          <Trans>Cannot proceed until all disclaimers are acknowledged</Trans>
        </p>
      )}
    </section>
  );
}

/** Number of disclaimers of each severity. */
function Counts({ disclaimers }: { disclaimers: readonly DisclaimerChoice[] }) {
  const { critical, warning, info } = countSeverities(disclaimers);
  return (
    <ul className="flex flex-wrap gap-2 text-sm">
      <li className={`rounded-pill px-3 py-1 ${LOOKS.critical}`}>
        <Plural value={critical} one="# critical" other="# critical" />
      </li>
      <li className={`rounded-pill px-3 py-1 ${LOOKS.warning}`}>
        <Plural value={warning} one="# warning" other="# warnings" />
      </li>
      <li className={`rounded-pill px-3 py-1 ${LOOKS.info}`}>
        <Plural value={info} one="# info" other="# info" />
      </li>
    </ul>
  );
}

function Disclaimer({
  disclaimer,
  isAcknowledged,
  isWrong,
  onToggle,
}: {
  disclaimer: DisclaimerChoice;
  isAcknowledged: boolean;
  isWrong: boolean;
  onToggle(): void;
}) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { title, severity, content, requiresAcknowledgment } = disclaimer;
  const Icon = ARRANGEMENT_ICON_COMPONENTS[disclaimer.icon];
  const shown = isOpen ? content : content.slice(0, SHOWN_POINTS);
  const isLong = content.length > SHOWN_POINTS;
  const severities = {
    critical: t({ message: 'Critical', context: 'disclaimer' }),
    warning: t({ message: 'Warning', context: 'disclaimer' }),
    info: t({ message: 'Info', context: 'disclaimer' }),
  };
  return (
    <li className="grid gap-2 rounded-xl border border-line p-4">
      <h5 id={`${id}-title`} className="flex flex-wrap items-center gap-2 font-semibold">
        <Icon aria-hidden="true" className="size-5 flex-none text-soft" />
        <span>{title}</span>
        <span className={`rounded-pill px-2.5 py-0.5 font-normal text-sm ${LOOKS[severity]}`}>
          {severities[severity]}
        </span>
      </h5>
      <ul id={`${id}-points`} className="grid list-disc gap-1 ps-5 text-sm">
        {shown.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
      </ul>
      {!isLong ? null : (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-points`}
          aria-describedby={`${id}-title`}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 justify-self-start font-semibold text-sm underline underline-offset-4"
        >
          {isOpen ? <Trans>Show fewer points</Trans> : <Trans>Show more points</Trans>}
        </button>
      )}
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isAcknowledged}
          data-wrong={isWrong ? '' : undefined}
          aria-describedby={requiresAcknowledgment ? `${id}-title` : `${id}-title ${id}-optional`}
          onChange={onToggle}
          className="size-5 flex-none accent-ember"
        />
        <Trans>I have read and understand this disclaimer</Trans>
      </label>
      {requiresAcknowledgment ? null : (
        <p id={`${id}-optional`} className="-mt-2 ps-8 text-sm text-soft">
          <Trans>You can go on without ticking this one.</Trans>
        </p>
      )}
    </li>
  );
}
