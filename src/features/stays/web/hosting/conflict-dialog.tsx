import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { listFormat } from '#platform/i18n/formats.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { StayChoices, StoredForm } from '../../contract.ts';
import { differingFields } from './differences.ts';
import { FIELD_WORDS } from './field-words.ts';
import { type HostingField, type HostingValues, valuesOfStored } from './hosting-values.ts';

/** Which version is to stand. */
export type Choice = 'mine' | 'theirs' | 'neither';

export interface ConflictDialogProps {
  mine: HostingValues;
  current: StoredForm;
  choices: StayChoices;
  onChoose(choice: Choice): void;
}

/** Two versions of one home, when another change came first: the host says which is to stand. */
export function ConflictDialog({ mine, current, choices, onChoose }: ConflictDialogProps) {
  const { i18n } = useLingui();
  const theirs = valuesOfStored(current);
  const fields = differingFields(mine, theirs);
  const said = (values: HostingValues, field: HostingField) => saidOf(values, field, choices, i18n);
  return (
    <Dialog
      title={<Trans>This home was changed elsewhere</Trans>}
      size="wide"
      onClose={() => onChoose('neither')}
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <Button look="secondary" onClick={() => onChoose('theirs')}>
            <Trans>Use the other version</Trans>
          </Button>
          <Button onClick={() => onChoose('mine')}>
            <Trans>Keep mine</Trans>
          </Button>
        </div>
      }
    >
      <p className="mb-4 text-soft">
        <Trans>
          Meanwhile, another change was saved, perhaps from another device. Choose which version to
          keep.
        </Trans>
      </p>
      {fields.length === 0 ? (
        <p>
          <Trans>Both are the same.</Trans>
        </p>
      ) : (
        <div className="grid gap-4">
          {fields.map((field) => (
            <section key={field} className="rounded-card border border-line p-4">
              <h3 className="mb-2 font-semibold text-base">{i18n._(FIELD_WORDS[field])}</h3>
              <dl className="grid gap-3 sm:grid-cols-2">
                <div className="min-w-0">
                  <dt className="text-sm text-soft">
                    <Trans>Your version</Trans>
                  </dt>
                  <Said text={said(mine, field)} />
                </div>
                <div className="min-w-0">
                  <dt className="text-sm text-soft">
                    <Trans>Other version</Trans>
                  </dt>
                  <Said text={said(theirs, field)} />
                </div>
              </dl>
            </section>
          ))}
        </div>
      )}
    </Dialog>
  );
}

function Said({ text }: { text: string }) {
  return (
    <dd dir="auto" className="max-h-32 overflow-y-auto whitespace-pre-line break-words">
      {text === '' ? '—' : text}
    </dd>
  );
}

/** What a version says of a field, fit to be read. */
function saidOf(
  values: HostingValues,
  field: HostingField,
  choices: StayChoices,
  i18n: I18n,
): string {
  const value = values[field];
  if (value === null) return '';
  if (field === 'location') return pointOf(values, i18n);
  if (field === 'imageSrc' || field === 'logoImageSrc') return i18n.number(values[field].length);
  if (typeof value === 'boolean') return value ? '✓' : '';
  if (typeof value === 'number') return i18n.number(value);
  const labels = labelsOf(choices);
  const labelOf = (id: string) => labels.get(id) ?? id;
  if (Array.isArray(value)) {
    return listFormat(i18n.locale, { type: 'conjunction' }).format(value.map(labelOf));
  }
  return typeof value === 'string' ? labelOf(value) : '';
}

function pointOf({ location }: HostingValues, i18n: I18n): string {
  if (location === null) return '';
  const [latitude, longitude] = location.latlng.map((degrees) =>
    i18n.number(degrees, { maximumFractionDigits: 5 }),
  );
  return `${location.label || location.value}\n${latitude} · ${longitude}`;
}

function labelsOf({ categories, occupancies, amenityGroups, events }: StayChoices) {
  const all = [
    ...categories,
    ...occupancies,
    ...events,
    ...amenityGroups.flatMap(({ amenities }) => amenities),
  ];
  return new Map<string, string>(all.map(({ id, label }) => [id, label]));
}
