import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { SAVED_SEARCH_NAME, SEARCH_RHYTHMS, type SearchRhythm } from '#domain/saved-searches.ts';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import { afterDialog } from '#platform/web/dialogs/dialog-entry.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SelectField, TextField } from '#platform/web/ui/field.tsx';
import { saveSearch } from '../../contract/addresses.gen.ts';
import { RHYTHM_TEXTS } from '../rhythm-texts.ts';

/** Names a search and says how often it tells of what is new. */
export default function SaveSearchDialog({ parameters, onClose }: DialogProps<'save-search'>) {
  const { kind, query } = parameters;
  const { i18n, t } = useLingui();
  const formId = useId();
  const getIntentKey = useIntentKey();
  const { busy, failure, setFailure, send } = useSending();
  const [name, setName] = useState(parameters.name);
  const [rhythm, setRhythm] = useState<SearchRhythm>('daily');
  const [isSaved, setSaved] = useState(false);
  const navigate = useNavigate();

  const showAll = () => {
    afterDialog(() => void navigate({ to: '/saved-searches' }));
    onClose();
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') {
      setFailure({
        message: t`Please check the highlighted fields.`,
        fields: { name: t`Enter a name.` },
      });
      return;
    }
    const body = { kind, query, name, rhythm };
    const saved = await send(() =>
      call(saveSearch, { body }, { idempotencyKey: getIntentKey(body) }),
    );
    if (saved !== null) setSaved(true);
  }

  if (isSaved) {
    return (
      <Dialog
        title={<Trans>Search saved</Trans>}
        onClose={onClose}
        unsaved={false}
        footer={
          <div className="grid grid-cols-2 gap-3">
            <Button look="secondary" onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
            <Button onClick={showAll}>
              <Trans>Saved searches</Trans>
            </Button>
          </div>
        }
      >
        <p>
          {rhythm === 'never' ? (
            <Trans>You'll find it under your saved searches.</Trans>
          ) : (
            <Trans>
              We'll email you when something new fits, or when a price falls by 5% or more.
            </Trans>
          )}
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={<Trans>Save this search</Trans>}
      onClose={onClose}
      busy={busy}
      unsaved={false}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" disabled={busy} onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            <Trans>Save search</Trans>
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextField
          label={<Trans>Name of the search</Trans>}
          value={name}
          maxLength={SAVED_SEARCH_NAME.max}
          disabled={busy}
          error={failure?.fields.name}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectField
          label={<Trans>Email me about new matches and lower prices</Trans>}
          value={rhythm}
          disabled={busy}
          onChange={({ target }) => setRhythm(target.value as SearchRhythm)}
        >
          {SEARCH_RHYTHMS.map((each) => (
            <option key={each} value={each}>
              {i18n._(RHYTHM_TEXTS[each])}
            </option>
          ))}
        </SelectField>
        <FailureNote failure={failure} />
      </form>
    </Dialog>
  );
}
