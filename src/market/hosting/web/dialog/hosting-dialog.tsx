import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { useMomentFormat } from '#platform/web/time/use-moment-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { markFirst } from '#platform/web/ui/mark-first.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import type { Draft } from '../../contract/drafts.ts';
import { FailedStep, LoadingStep } from './dialog-states.tsx';
import type { HostingKind, HostingTypes } from './hosting-kind.ts';
import { HostingWizard } from './hosting-wizard.tsx';
import {
  fromCopy,
  fromDraft,
  fromRecent,
  fromStored,
  getDraftKeeper,
  type InitialForm,
  isNewListing,
  loadStart,
  type Start,
  takePrefill,
} from './load-start.ts';

/**
 * The dialog of a kind (spec 3 §2.3, §4): creates a listing, as a copy of `copyOf` if given, or edits
 * that of `actionId`.
 */
export function HostingDialog<T extends HostingTypes>({
  kind,
  actionId,
  sensitive = false,
  copyOf,
  onClose,
}: {
  kind: HostingKind<T>;
  actionId: string | undefined;
  /** Omits the personal fields of the edited listing. */
  sensitive?: boolean | undefined;
  copyOf?: string | undefined;
  onClose(): void;
}) {
  const { t, i18n } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const [tries, setTries] = useState(0);
  const [start, setStart] = useState<Start<T> | 'loading' | 'failed'>('loading');
  const [form, setForm] = useState<InitialForm<T> | null>(null);
  const isSignedIn = me !== null;
  /** Key of the data that the shown form was loaded for. */
  const shown = useRef('');
  const failedText = i18n._(kind.texts.loadFailed);
  const copiedText = t`This is a draft. Guests can't see any of it until you list it.`;
  const filledText = t`Form pre-filled with your previous listing data!`;

  /**
   * A new listing: a copy, which is a draft at once, or filled in once from the last one (spec 3 §4).
   * A note states either.
   */
  function begin({ recent, copied }: Extract<Start<T>, { mode: 'create' }>) {
    if (copied !== null) {
      const copy = fromCopy(kind, copied);
      getDraftKeeper(kind.kind).keep({
        values: Object.fromEntries(Object.entries(copy.values)),
        step: 0,
      });
      setForm(copy);
      showToast('success', copiedText);
      return;
    }
    const isFilledIn = recent !== null && me !== null && takePrefill(kind.kind, me.id);
    setForm(fromRecent(kind, isFilledIn ? recent : null));
    if (isFilledIn) showToast('success', filledText);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try requests again.
  useEffect(() => {
    // The entered values stay, even when the page notices that the session has ended.
    const asked = JSON.stringify([kind.kind, actionId, sensitive, copyOf, tries]);
    if (shown.current === asked) return;
    if (!isSignedIn) {
      openSignIn('login', { action: 'create', subject: kind.dialog });
      return;
    }
    let isGone = false;
    setStart('loading');
    // A previous edit must not start a new form (spec 3 §4).
    setForm(null);
    loadStart(kind, { actionId, sensitive, copyOf }).then(
      (loaded) => {
        if (isGone) return;
        shown.current = asked;
        setStart(loaded);
        if (loaded.mode === 'edit') setForm(fromStored(kind, loaded.stored));
        else if (loaded.draft === null) begin(loaded);
      },
      () => {
        if (isGone) return;
        setStart('failed');
        showToast('error', failedText);
      },
    );
    return () => {
      isGone = true;
    };
  }, [kind, actionId, sensitive, copyOf, isSignedIn, tries]);

  if (form !== null && typeof start === 'object') {
    return (
      <HostingWizard
        key={form.key}
        kind={kind}
        form={form}
        choices={start.choices}
        onReplace={setForm}
        onClose={onClose}
      />
    );
  }
  if (typeof start === 'object' && start.mode === 'create' && start.draft !== null) {
    const { draft } = start;
    return (
      <ResumeDraft
        title={i18n._(kind.texts.title)}
        lead={i18n._(kind.texts.unfinished)}
        draft={draft}
        onClose={onClose}
        onResume={() => setForm(fromDraft(kind, draft))}
        onStartOver={() => {
          // A draft that can't be deleted now is offered again later; that is acceptable.
          getDraftKeeper(kind.kind)
            .drop()
            .catch(() => {});
          begin(start);
        }}
      />
    );
  }
  const title = isNewListing(actionId) ? kind.texts.title : kind.texts.editTitle;
  return (
    <Dialog title={i18n._(title)} size="wide" tall onClose={onClose} unsaved={false}>
      {start === 'failed' ? (
        <FailedStep onRetry={() => setTries(tries + 1)}>{failedText}</FailedStep>
      ) : (
        <LoadingStep />
      )}
    </Dialog>
  );
}

interface ResumeDraftProps {
  title: string;
  /** First sentence of the offer, such as that the host was listing a home. */
  lead: string;
  draft: Draft;
  onResume(): void;
  onStartOver(): void;
  onClose(): void;
}

/** Offers a draft, started on any device; starting over asks for confirmation first. */
function ResumeDraft(props: ResumeDraftProps) {
  const [isAsking, setAsking] = useState(false);
  return isAsking ? (
    <ConfirmStartOver {...props} onKeep={() => setAsking(false)} />
  ) : (
    <OfferDraft {...props} onStartOver={() => setAsking(true)} />
  );
}

function OfferDraft({ title, lead, draft, onResume, onStartOver, onClose }: ResumeDraftProps) {
  const when = useMomentFormat()(draft.updatedAt, {
    zone: useReaderZone() ?? 'UTC',
    day: 'with-year',
  }).there;
  return (
    <Dialog
      unsaved={false}
      title={title}
      onClose={onClose}
      footer={
        <div className="grid gap-3">
          <Button onClick={onResume}>
            <Trans>Continue where you left off</Trans>
          </Button>
          <Button look="quiet" onClick={onStartOver}>
            <Trans>Start over</Trans>
          </Button>
        </div>
      }
    >
      <div className="grid gap-2">
        <p className="text-lg">{lead}</p>
        <DraftTitle draft={draft} />
        <p className="text-soft">
          <Trans>Last edited: {when}</Trans>
        </p>
      </div>
    </Dialog>
  );
}

function ConfirmStartOver({
  draft,
  onKeep,
  onStartOver,
  onClose,
}: ResumeDraftProps & { onKeep(): void }) {
  return (
    <Dialog
      unsaved={false}
      title={<Trans>Delete your draft?</Trans>}
      onClose={onClose}
      footer={
        <div className="grid gap-3">
          {/* The browser opens the dialog with the focus on the button that loses nothing. */}
          <Button ref={markFirst} onClick={onKeep}>
            <Trans>Keep draft</Trans>
          </Button>
          <Button look="danger" onClick={onStartOver}>
            <Trans>Delete and start over</Trans>
          </Button>
        </div>
      }
    >
      <div className="grid gap-2">
        <DraftTitle draft={draft} />
        <p>
          <Trans>This deletes everything in the draft and can't be undone.</Trans>
        </p>
      </div>
    </Dialog>
  );
}

function DraftTitle({ draft }: { draft: Draft }) {
  const { title } = draft.values;
  return typeof title === 'string' && title !== '' ? (
    <p className="font-semibold">
      <bdi>{title}</bdi>
    </p>
  ) : null;
}
