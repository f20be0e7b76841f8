import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PRICING_OPTIONS } from '#domain/experience-pricing.ts';
import { formatMoney, toCents } from '#domain/money.ts';
import { listFormat } from '#platform/i18n/formats.ts';
import { call } from '#platform/web/api/client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Plus } from '#platform/web/ui/icons.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { removeManagedPlace } from '../../contract/addresses.gen.ts';
import type { ManagedPlaceTerms } from '../../contract.ts';
import { failureMessage } from '../hosting/sessions/failure-message.ts';
import { TermsDialog } from './terms-dialog.tsx';
import { ASKED_PRICES, useManagedPlaces } from './use-managed-places.ts';

/** Current action, and its place; without one while a place is added. */
interface Task {
  readonly what: 'set' | 'remove';
  readonly place: ManagedPlaceTerms | null;
}

/** For administrators: managers of public places, and their terms (spec 2 §3, §6). */
export default function ManagedPlaces() {
  const { known, retry, reload } = useManagedPlaces();
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);

  function onDone() {
    close();
    reload();
  }

  return (
    <Section
      title={<Trans>Managed places</Trans>}
      about={
        <Trans>
          A place's manager sets what it offers and what it costs. Hosts of experiences there can't
          change that, and the manager pays nothing.
        </Trans>
      }
    >
      {known === 'loading' ? (
        <div role="status" className="h-40 animate-pulse rounded-card bg-sunken">
          <span className="sr-only">
            <Trans>Loading managed places…</Trans>
          </span>
        </div>
      ) : known === 'failed' ? (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>
            <Trans>We couldn't load the managed places.</Trans>
          </p>
          <Button look="secondary" onClick={retry}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      ) : (
        <div className="grid gap-4">
          {known.managed.length === 0 ? (
            <p role="status" className="text-soft">
              <Trans>No managed places yet. Add the first one.</Trans>
            </p>
          ) : (
            <ul className="grid gap-3">
              {known.managed.map((place) => (
                <PlaceRow
                  key={place.recommendationId}
                  place={place}
                  onEdit={() => setTask({ what: 'set', place })}
                  onRemove={() => setTask({ what: 'remove', place })}
                />
              ))}
            </ul>
          )}
          <div>
            <Button
              look="secondary"
              icon={<Plus aria-hidden="true" className="size-5" />}
              onClick={() => setTask({ what: 'set', place: null })}
            >
              <Trans>Add a managed place</Trans>
            </Button>
          </div>
          {task?.what === 'set' ? (
            <TermsDialog place={task.place} known={known} onDone={onDone} onClose={close} />
          ) : null}
          {task?.what === 'remove' && task.place !== null ? (
            <RemoveDialog place={task.place} onDone={onDone} onClose={close} />
          ) : null}
        </div>
      )}
    </Section>
  );
}

function PlaceRow({
  place,
  onEdit,
  onRemove,
}: {
  place: ManagedPlaceTerms;
  onEdit(): void;
  onRemove(): void;
}) {
  const { t, i18n } = useLingui();
  const { name: title, address, managerName, managerId, prices } = place;
  const asked = PRICING_OPTIONS.flatMap((type) => {
    const dollars = prices[type] ?? null;
    if (dollars === null) return [];
    return [i18n._(ASKED_PRICES[type](formatMoney(toCents(dollars), i18n.locale)))];
  });
  return (
    <li
      data-place={place.recommendationId}
      className="grid gap-3 rounded-card border border-line p-4 sm:grid-cols-[1fr_auto] sm:items-center"
    >
      <div className="min-w-0">
        <p dir="auto" className="font-semibold">
          {title}
        </p>
        <p dir="auto" className="text-sm text-soft">
          {address}
        </p>
        <p className="text-sm">
          <Trans>
            Managed by{' '}
            <a href={`/profile/${managerId}`} className="underline underline-offset-4">
              <bdi>{managerName}</bdi>
            </a>
          </Trans>
        </p>
        <p className="text-sm">
          {asked.length === 0 ? (
            <Trans>No fixed price; hosts set their own.</Trans>
          ) : (
            listFormat(i18n.locale, { type: 'unit', style: 'short' }).format(asked)
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" aria-label={t`Edit ${title}`} onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
        <Button look="danger" aria-label={t`Remove ${title}`} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  );
}

/** Confirms the removal of a place's manager. */
function RemoveDialog({
  place: { recommendationId: id, name },
  onDone,
  onClose,
}: {
  place: ManagedPlaceTerms;
  onDone(): void;
  onClose(): void;
}) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await call(removeManagedPlace, { params: { id }, body: {} });
      showToast('success', t`${name} no longer has a manager.`);
      onDone();
    } catch (error) {
      showToast('error', failureMessage(error, i18n));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={<Trans>Remove the manager of {name}?</Trans>}
      size="medium"
      busy={busy}
      onClose={onClose}
      unsaved={false}
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <Button look="secondary" disabled={busy} onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button look="danger" busy={busy} onClick={() => void remove()}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      }
    >
      <p>
        <Trans>
          Hosts set their own terms there from now on. Experiences that are listed keep theirs until
          their hosts change them.
        </Trans>
      </p>
    </Dialog>
  );
}
