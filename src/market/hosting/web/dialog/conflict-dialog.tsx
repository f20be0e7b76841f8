import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { listFormat } from '#platform/i18n/formats.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { HostingField, HostingKind, HostingTypes } from './hosting-kind.ts';
import { differingFields, valuesFrom } from './load-start.ts';

/** The chosen version. */
export type Resolution = 'mine' | 'theirs' | 'neither';

export interface ConflictDialogProps<T extends HostingTypes> {
  kind: HostingKind<T>;
  mine: T['Values'];
  current: T['Stored'];
  choices: T['Choices'];
  onChoose(resolution: Resolution): void;
}

/** Two versions of one listing, after a conflicting change: the host chooses one. */
export function ConflictDialog<T extends HostingTypes>({
  kind,
  mine,
  current,
  choices,
  onChoose,
}: ConflictDialogProps<T>) {
  const { i18n } = useLingui();
  const theirs = valuesFrom(kind, kind.fieldsOf(current));
  const fields = differingFields(kind, mine, theirs);
  const labels = new Map([...kind.optionsOf(choices)].map(({ id, label }) => [id, label]));
  const describeField = (values: T['Values'], field: HostingField<T>) =>
    kind.describe(values, field, i18n) ?? describe(values[field], labels, i18n);
  return (
    <Dialog
      unsaved={false}
      title={i18n._(kind.texts.changedElsewhere)}
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
              <h3 className="mb-2 font-semibold text-base">{i18n._(kind.fieldLabels[field])}</h3>
              <dl className="grid gap-3 sm:grid-cols-2">
                <div className="min-w-0">
                  <dt className="text-sm text-soft">
                    <Trans>Your version</Trans>
                  </dt>
                  <Version text={describeField(mine, field)} />
                </div>
                <div className="min-w-0">
                  <dt className="text-sm text-soft">
                    <Trans>Other version</Trans>
                  </dt>
                  <Version text={describeField(theirs, field)} />
                </div>
              </dl>
            </section>
          ))}
        </div>
      )}
    </Dialog>
  );
}

function Version({ text }: { text: string }) {
  return (
    <dd dir="auto" className="max-h-32 overflow-y-auto whitespace-pre-line break-words">
      {text === '' ? '—' : text}
    </dd>
  );
}

/** The value of a field as readable text. */
function describe(value: unknown, labels: ReadonlyMap<string, string>, i18n: I18n): string {
  const labelFor = (id: unknown) => labels.get(String(id)) ?? String(id);
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? '✓' : '';
  if (typeof value === 'number') return i18n.number(value);
  if (Array.isArray(value)) {
    return listFormat(i18n.locale, { type: 'conjunction' }).format(value.map(labelFor));
  }
  return labelFor(value);
}
