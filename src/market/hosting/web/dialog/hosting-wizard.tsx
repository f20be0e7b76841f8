import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ConfirmAddressNote, useUnconfirmed } from '#market/page/index.web.ts';
import { ApiError, ForeignRefusal } from '#platform/web/api/client.ts';
import { newId } from '#platform/web/api/new-id.ts';
import { afterDialog } from '#platform/web/dialogs/dialog-entry.ts';
import { savePage } from '#platform/web/parts/saved-page.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import {
  type CheckAnswer,
  indexOfStep,
  isObjection,
  type SubmitAnswer,
} from '#platform/web/wizard/steps.ts';
import { createdPath } from '../created/created-address.ts';
import type { PictureUploads } from '../pictures/picture-uploads.ts';
import {
  type FormPictures,
  toFields,
  toStored,
  useFormUploads,
} from '../pictures/use-form-uploads.ts';

import { errorsOfRefusal, pictureErrors, withoutFields, withPictureCheck } from './check-fields.ts';
import type { ConfirmChangeProps, HostingKind, HostingTypes } from './hosting-kind.ts';
import {
  ConflictDialog,
  type DraftState,
  HostingTools,
  type Resolution,
} from './hosting-tools.tsx';
import { fromStored, getDraftKeeper, type InitialForm, renewPrefill } from './load-start.ts';

export interface HostingWizardProps<T extends HostingTypes> {
  kind: HostingKind<T>;
  form: InitialForm<T>;
  choices: T['Choices'];
  /** Restarts with another form: the other version, which the host chose. */
  onReplace(form: InitialForm<T>): void;
  onClose(): void;
}

interface Conflict<T extends HostingTypes> {
  readonly mine: T['Values'];
  readonly current: T['Stored'];
  resolve(resolution: Resolution): void;
}

/** A change that waits for its host's confirmation. */
type Change<T extends HostingTypes> = ConfirmChangeProps<T>;

/**
 * The steps of a kind, and the storage of the entered values: as a draft, a new listing, a change.
 */
export function HostingWizard<T extends HostingTypes>({
  kind,
  form,
  choices,
  onReplace,
  onClose,
}: HostingWizardProps<T>) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const { ScopeProvider, Wizard } = kind.form;
  const { values, stepId, stored } = form;
  const uploads = useFormUploads(values);
  const { pictures, logos } = uploads;
  const { sensitive } = kind;
  const isSensitive = stored !== null && sensitive?.isOn(stored) === true;
  const steps = useMemo(() => {
    const all = (stored === null ? undefined : kind.stepsOfStored?.(stored)) ?? kind.steps;
    return withPictureCheck(isSensitive ? withoutFields(all, sensitive.fields) : all, uploads);
  }, [kind, stored, uploads, isSensitive, sensitive]);
  const [conflict, setConflict] = useState<Conflict<T> | null>(null);
  const [change, setChange] = useState<Change<T> | null>(null);
  const [draft, setDraft] = useState<DraftState>('none');
  const attempt = useRef({ key: '', sent: '' });
  const version = useRef(stored?.version ?? 1);
  const drafts = getDraftKeeper(kind.kind);
  const arePicturesChanged = useArePicturesChanged(uploads, values);
  useReopenedByReload(stored === null);

  /** Asks the host to choose one of two versions. */
  function ask(mine: T['Values'], current: T['Stored']): Promise<Resolution> {
    return new Promise((resolve) => {
      setConflict({
        mine,
        current,
        resolve(resolution) {
          setConflict(null);
          resolve(resolution);
        },
      });
    });
  }

  /**
   * Shows the effect of a change where the kind supports it, and saves it once the host agrees.
   *
   * @returns whether the host agreed
   */
  async function confirmAndSave(former: T['Stored'], entered: T['Values']): Promise<boolean> {
    const at = version.current;
    if (kind.ConfirmChange === undefined) {
      await kind.update(former, at, entered, null);
      return true;
    }
    const shown = { stored: former, version: at, values: entered };
    const answer = await new Promise<{ how: T['Confirmed'] } | null>((resolve, reject) => {
      setChange({
        ...shown,
        onConfirm: (how) => resolve({ how }),
        onBack: () => resolve(null),
        onRefused: reject,
      });
    }).finally(() => setChange(null));
    if (answer === null) return false;
    await kind.update(former, at, entered, answer.how);
    return true;
  }

  /** @returns whether it was saved, rather than cancelled or replaced by the other version */
  async function update(former: T['Stored'], entered: T['Values']): Promise<boolean> {
    for (;;) {
      const saved = await savedOrChanged<T['Stored']>(confirmAndSave(former, entered));
      if (saved.kind === 'saved') return saved.isSaved;
      const resolution = await ask(entered, saved.current);
      if (resolution === 'neither') throw saved.refusal;
      version.current = saved.current.version;
      if (resolution === 'theirs') {
        onReplace(fromStored(kind, saved.current));
        return false;
      }
    }
  }

  async function submit(values: T['Values']): Promise<SubmitAnswer<T['Values']>> {
    await Promise.all([pictures.settled(), logos.settled()]);
    // Pictures that were still uploading when the step was left.
    const failed = { errors: pictureErrors(uploads) } as CheckAnswer<T['Values']>;
    if (isObjection(failed)) return failed;
    const filled = { ...values, ...pictureFields() };
    const entered = (await kind.settle?.(filled, stored)) ?? filled;
    const objection = kind.check?.(entered, choices);
    if (isObjection(objection)) return objection;
    let next: string | undefined;
    try {
      if (stored === null) {
        const created = await kind.create(entered, getAttemptKey(entered));
        const id = getId(created);
        renewPrefill(kind.kind);
        next = await kind.afterCreating?.(created, entered, i18n);
        if (next === undefined) {
          showToast('success', i18n._(kind.texts.created));
          next = createdPath(kind.kind, id);
        }
        // A draft that can't be deleted is offered again later; that is acceptable.
        await drafts.drop().catch(() => {});
      } else {
        if (!(await update(stored, entered))) return 'kept';
        showToast('success', i18n._(kind.texts.updated));
      }
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem.fields === undefined) throw error;
      return {
        errors: errorsOfRefusal(error.problem.fields),
        message: failureText(error),
      };
    }
    await router.invalidate();
    onClose();
    if (next !== undefined) goTo(next);
    return undefined;
  }

  function failureText(error: unknown): string {
    if (error instanceof ApiError && error.problem.code === 'email-unconfirmed') {
      return error.message;
    }
    const text = t`Something went wrong.`;
    if (stored === null && kind.failureText !== undefined) return kind.failureText(error, i18n);
    return stored === null && kind.tellsStatus === true ? withStatus(text, error) : text;
  }

  /** One key for every attempt with the same values, so that a retry creates no second listing. */
  function getAttemptKey(entered: T['Values']): string {
    const sent = JSON.stringify(entered);
    if (attempt.current.sent !== sent) attempt.current = { key: newId(), sent };
    return attempt.current.key;
  }

  function keepDraft(entered: T['Values'], at: string) {
    drafts.keep({
      values: Object.fromEntries(Object.entries(entered)),
      step: Math.max(0, indexOfStep(kind.steps, at)),
    });
    void drafts.settled().then((isKept) => setDraft(isKept ? 'kept' : 'failed'));
  }

  /** Navigates to the next page; the history step of the closing dialog would cancel it. */
  function goTo(address: string) {
    afterDialog(() => {
      if (address.startsWith('/')) void router.navigate({ href: address });
      else window.location.assign(address);
    });
  }

  function lastLabel() {
    if (stored !== null) return <Trans>Update</Trans>;
    return kind.texts.create === undefined ? <Trans>Create</Trans> : i18n._(kind.texts.create);
  }

  function pictureFields() {
    return {
      ...toFields(pictures.kept()),
      logoImageSrc: logos.kept().map(({ url }) => url),
    };
  }

  return (
    <ScopeProvider value={{ choices, pictures, logos, stored }}>
      <Wizard
        title={i18n._(stored === null ? kind.texts.title : kind.texts.editTitle)}
        size="large"
        steps={steps}
        initial={values}
        initialStep={stepId}
        free={stored !== null}
        // A new one is stored as a draft.
        losesOnClose={stored !== null || draft === 'failed'}
        isChangedBeside={arePicturesChanged}
        lastLabel={lastLabel()}
        tools={<HostingTools kind={kind} draft={draft} />}
        notice={stored === null ? <UnconfirmedNote /> : null}
        jumps={isSensitive ? sensitive.jumps : undefined}
        failureText={failureText}
        onSubmit={submit}
        onClose={onClose}
        {...(stored === null ? { onDraft: keepDraft, onHide: drafts.flush } : {})}
      />
      {change === null || kind.ConfirmChange === undefined ? null : (
        // Its code may still be on its way. The wizard is busy meanwhile, and stays on the page: it
        // would otherwise be closed, and opened again above a login that has opened since.
        <Suspense>
          <kind.ConfirmChange {...change} />
        </Suspense>
      )}
      {conflict === null ? null : (
        <ConflictDialog
          kind={kind}
          mine={conflict.mine}
          current={conflict.current}
          choices={choices}
          onChoose={conflict.resolve}
        />
      )}
    </ScopeProvider>
  );
}

/** @throws SyntaxError for a response that isn't a listing: whether it was created is unknown */
function getId(created: unknown): string {
  const id: unknown = Reflect.get(Object(created), 'id');
  if (typeof id === 'string') return id;
  throw new SyntaxError('the answer is no listing');
}

/** Result of saving: done, or a conflicting change came first. */
type Saved<Stored> =
  /** `isSaved` is false where the host cancelled. */
  | { readonly kind: 'saved'; readonly isSaved: boolean }
  | { readonly kind: 'changed'; readonly current: Stored; readonly refusal: ApiError };

/**
 * Result of an update.
 *
 * @param update resolves to whether it was applied
 * @throws ApiError, OfflineError for any error other than a conflicting change
 */
async function savedOrChanged<Stored>(update: Promise<boolean>): Promise<Saved<Stored>> {
  try {
    return { kind: 'saved', isSaved: await update };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, current } = error.problem;
    if (code !== 'listing-changed' || current === undefined) throw error;
    // The server returns it in the shape of its own route.
    return { kind: 'changed', current: current as unknown as Stored, refusal: error };
  }
}

/** Has a reload of the page open the dialog again, where it was. */
function useReopenedByReload(isNew: boolean): void {
  useEffect(() => {
    if (!isNew) return;
    const keep = () => {
      try {
        savePage();
      } catch {
        // Without storage, the draft is offered when the dialog is opened again.
      }
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [isNew]);
}

/** State of a new listing before its host has confirmed their email (`newListingVerdict`). */
function UnconfirmedNote() {
  if (!useUnconfirmed()) return null;
  return (
    <ConfirmAddressNote>
      <Trans>
        Please confirm your email address so guests can find your listing. Until then, we save one
        listing for you, and only people with the link can see it.
      </Trans>
    </ConfirmAddressNote>
  );
}

/**
 * HTTP reason phrases of the error statuses of our API and of proxies before it (RFC 9110, RFC
 * 6585, RFC 8470). Responses no longer contain them, and they are protocol terms, the same in every
 * language.
 */
const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  407: 'Proxy Authentication Required',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  411: 'Length Required',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  425: 'Too Early',
  426: 'Upgrade Required',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  505: 'HTTP Version Not Supported',
  511: 'Network Authentication Required',
};

/** A text, followed by the reason phrase of the response where there was one (spec 3 §8). */
export function withStatus(text: string, error: unknown): string {
  const status = getStatus(error);
  const statusText = status === null ? undefined : STATUS_TEXTS[status];
  return statusText === undefined ? text : `${text} ${statusText}`;
}

/** HTTP status of an error; null without a response. */
function getStatus(error: unknown): number | null {
  if (error instanceof ApiError) return error.problem.status;
  return error instanceof ForeignRefusal ? error.status : null;
}

/** Whether the host has added, removed, moved or described pictures since the form opened. */
function useArePicturesChanged(
  { pictures, logos }: { readonly pictures: PictureUploads; readonly logos: PictureUploads },
  values: FormPictures,
): boolean {
  const { logoImageSrc } = values;
  const before = toStored(values);
  const listed = useSyncExternalStore(pictures.subscribe, pictures.view, pictures.view).pictures;
  const marks = useSyncExternalStore(logos.subscribe, logos.view, logos.view).pictures;
  const isSame =
    listed.length === before.length &&
    marks.length === logoImageSrc.length &&
    listed.every(
      ({ url, alt, shows }, at) =>
        url === before[at]?.url && alt === before[at]?.alt && shows === before[at]?.shows,
    ) &&
    marks.every(({ url }, at) => url === logoImageSrc[at]);
  return !isSame;
}
