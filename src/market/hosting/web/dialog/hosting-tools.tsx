import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ComponentType,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { listFormat } from '#platform/i18n/formats.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { toFields, toStored } from '../pictures/use-form-uploads.ts';
import { pictureErrors } from './check-fields.ts';
import { FailedStep, LoadingStep, StepSkeleton } from './dialog-states.tsx';
import type { HostingField, HostingForm, HostingKind, HostingTypes } from './hosting-kind.ts';
import { differingFields, valuesFrom } from './load-start.ts';

/** Whether the entered values are stored on the server. */
export type DraftState = 'none' | 'kept' | 'failed';

/** Tools between Back and Next on every step: the draft's state, the link to the preview. */
export function HostingTools<T extends HostingTypes>({
  kind,
  draft,
}: {
  kind: HostingKind<T>;
  draft: DraftState;
}) {
  const { t } = useLingui();
  const { values, busy } = kind.form.useWizard();
  const { stored } = kind.form.useScope();
  const [open, setOpen] = useState(false);
  const preview = getPreview(kind);
  useUploadedPictures(kind.form);
  return (
    <>
      <p role="status" className="min-w-0 truncate text-sm text-soft max-sm:sr-only">
        {draft === 'kept' ? <Trans>Draft saved</Trans> : null}
        {draft === 'failed' ? <Trans>Draft not saved yet</Trans> : null}
      </p>
      {preview === null ? null : (
        <button
          type="button"
          disabled={busy}
          aria-label={t`Preview`}
          onClick={() => setOpen(true)}
          className="ms-auto inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-pill px-3 font-semibold hover:bg-sunken disabled:opacity-60"
        >
          <Eye />
          <span className="max-[26rem]:hidden">
            <Trans>Preview</Trans>
          </span>
        </button>
      )}
      {open && preview !== null
        ? createPortal(
            <PreviewDialog
              kind={preview}
              values={values}
              stored={stored}
              onClose={() => setOpen(false)}
            />,
            document.body,
          )
        : null}
    </>
  );
}

/** Adds pictures to the form once they are uploaded, on any step. */
function useUploadedPictures<T extends HostingTypes>({
  useScope,
  useWizard,
}: HostingForm<T>): void {
  const { pictures, logos } = useScope();
  const { values, change } = useWizard();
  useSyncExternalStore(pictures.subscribe, pictures.view);
  useSyncExternalStore(logos.subscribe, logos.view);
  const kept = pictures.kept();
  const now = JSON.stringify([kept, logos.kept().map(({ url }) => url)]);
  const formState = JSON.stringify([toStored(values), values.logoImageSrc]);
  const failed = Object.keys(pictureErrors({ pictures, logos })).length;
  const failedBefore = useRef(failed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only changes are reported.
  useEffect(() => {
    const isMended = failed < failedBefore.current;
    failedBefore.current = failed;
    // Setting the same values again would clear their errors.
    if (now === formState && !isMended) return;
    change({
      ...toFields(kept),
      logoImageSrc: logos.kept().map(({ url }) => url),
    });
  }, [now, formState, failed]);
}

function Eye() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5 flex-none fill-none stroke-2 stroke-current"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M2.06 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.88 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.88 0" />
      <circle cx="12" cy="12" r="3" />
    </svg>
  );
}

type Page<T extends HostingTypes> = ComponentType<{ listing: T['Preview'] }>;

/** A kind with a preview. */
interface Previewed<T extends HostingTypes> {
  readonly PreviewPage: Page<T>;
  preview(
    values: T['Values'],
    signal: AbortSignal,
    stored: T['Stored'] | null,
  ): Promise<T['Preview']>;
}

/** Preview of a kind; null where it has none. */
function getPreview<T extends HostingTypes>({
  PreviewPage,
  load,
}: Pick<HostingKind<T>, 'load' | 'PreviewPage'>): Previewed<T> | null {
  const { preview } = load;
  return PreviewPage === undefined || preview === undefined ? null : { PreviewPage, preview };
}

/** The listing page as guests will see it, over the wizard. */
function PreviewDialog<T extends HostingTypes>({
  kind,
  values,
  stored,
  onClose,
}: {
  kind: Previewed<T>;
  values: T['Values'];
  stored: T['Stored'] | null;
  onClose(): void;
}) {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<T['Preview'] | 'loading' | 'failed'>('loading');
  const { PreviewPage } = kind;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it shows the values at opening.
  useEffect(() => {
    const request = new AbortController();
    setState('loading');
    kind.preview(values, request.signal, stored).then(
      (listing) => {
        if (!request.signal.aborted) setState(listing);
      },
      () => {
        if (!request.signal.aborted) setState('failed');
      },
    );
    return () => request.abort();
  }, [tries]);

  return (
    <Dialog
      unsaved={false}
      title={<Trans>Preview</Trans>}
      size="large"
      tall
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-soft">
            <Trans>This is how guests will see it.</Trans>
          </p>
          <Button look="secondary" onClick={onClose}>
            <Trans>Back to the form</Trans>
          </Button>
        </div>
      }
    >
      {state === 'loading' ? (
        <LoadingStep />
      ) : state === 'failed' ? (
        <FailedStep onRetry={() => setTries(tries + 1)}>
          <Trans>We couldn't create the preview. Check each step for anything missing.</Trans>
        </FailedStep>
      ) : (
        <Suspense fallback={<StepSkeleton />}>
          <PreviewPage listing={state} />
        </Suspense>
      )}
    </Dialog>
  );
}

/** The chosen version. */
export type Resolution = 'mine' | 'theirs' | 'neither';

interface ConflictDialogProps<T extends HostingTypes> {
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
