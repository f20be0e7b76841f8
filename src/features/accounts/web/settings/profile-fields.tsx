import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { PICTURE_TYPES } from '#domain/listing-form.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { MENU_LANGUAGES } from '#platform/i18n/menu-languages.ts';
import { useHydrated } from '#platform/web/hydration/use-hydrated.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { ZoneSelect } from '#platform/web/time/zone-select.tsx';
import { Avatar, portraitUrl } from '#platform/web/ui/avatar.tsx';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { SelectField, TextField } from '#platform/web/ui/field.tsx';
import { X } from '#platform/web/ui/icon.ts';
import type { profileEditSchema } from '../../contract/schemas.ts';
import { SettingsSection } from '../components/settings-section.tsx';
import { COUNTRY_CODES } from '../data/country-codes.ts';
import type { ContractForm } from '../forms/use-contract-form.ts';
import type { Portrait } from './use-portrait.ts';

/** The user's working hours, and whether they are counted among those aboard an itinerant. */
export function WorkHoursFields({ form }: { form: ContractForm<typeof profileEditSchema> }) {
  const { t } = useLingui();
  return (
    <SettingsSection
      title={<Trans>For itinerants</Trans>}
      about={
        <Trans>
          No one else sees your hours. We use them to show how an itinerant's days fit your work.
        </Trans>
      }
    >
      <div data-field="workZone">
        <ZoneSelect
          {...form.field('workZone')}
          label={<Trans>Your work time zone</Trans>}
          none={t`I'd rather not say`}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.text('workStart')} type="time" label={<Trans>Work starts at</Trans>} />
        <TextField {...form.text('workEnd')} type="time" label={<Trans>Work ends at</Trans>} />
      </div>
      <AgreeField
        box={form.checkbox('countedAboard')}
        title={<Trans>Include me in the group summary</Trans>}
      >
        <Trans>
          When five or more people who agreed to this join an itinerant, its page shows how many
          share a work time zone, a language or an age range. It never shows names, and shows
          nothing for fewer than five people.
        </Trans>
      </AgreeField>
      <AgreeField
        box={form.checkbox('shownAboard')}
        title={<Trans>Show me among the people aboard</Trans>}
      >
        <Trans>
          Once you've joined an itinerant and paid, members who open its page see your first name
          and photo, with a link to your profile. Your dates stay private. People you've blocked, or
          who have blocked you, don't see you. Switch it off and you're no longer shown.
        </Trans>
      </AgreeField>
    </SettingsSection>
  );
}

const LANGUAGES: Readonly<Record<string, string>> = { ...LOCALES, ...MENU_LANGUAGES };

/** The language that the texts of a profile are written in. */
export function WrittenInField({
  value,
  error,
  onChange,
}: {
  value: string | null | undefined;
  error: string | undefined;
  onChange(language: string | null): void;
}) {
  const { t } = useLingui();
  const language = value ?? '';
  return (
    <SelectField
      name="language"
      label={t`Written in`}
      hint={t`Readers of other languages are told, and screen readers use the right voice.`}
      error={error}
      value={language}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <option value="">{t`Not stated`}</option>
      {language === '' || Object.hasOwn(LANGUAGES, language) ? null : (
        <option value={language}>{language}</option>
      )}
      {Object.entries(LANGUAGES).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** A select of all countries, or none. */
export function CountrySelect({
  label,
  none,
  value,
  error,
  onChange,
}: {
  label: ReactNode;
  /** Label of the empty choice. */
  none: string;
  value: string | null;
  error?: string | undefined;
  onChange(code: string | null): void;
}) {
  const { i18n } = useLingui();
  // Server and browser may know a country by different names, so the list is the browser's own.
  const hydrated = useHydrated();
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames(i18n.locale, { type: 'region', fallback: 'code' });
    const inOrder = new Intl.Collator(i18n.locale);
    return COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
      inOrder.compare(a.name, b.name),
    );
  }, [i18n.locale]);
  const shown = hydrated ? choices : choices.filter(({ code }) => code === value);
  return (
    <SelectField
      label={label}
      error={error}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <option value="">{none}</option>
      {shown.map(({ code, name }) => (
        <option key={code} value={code} suppressHydrationWarning>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

interface WordListFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  value: readonly string[];
  onChange(value: string[]): void;
  error?: string | undefined;
}

/** A list of free words, such as interests; Enter, a comma or leaving the field adds one. */
export function WordListField({ label, hint, value, onChange, error }: WordListFieldProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState('');

  function add() {
    const words = draft
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
    if (words.length > 0) onChange([...new Set([...value, ...words])]);
    setDraft('');
  }

  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        hint={hint}
        error={error}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={add}
        onKeyDown={(event) => {
          const key = pressedKey(event);
          if (key !== 'Enter' && key !== ',') return;
          // Enter adds the word; with an empty field it submits the form as usual.
          if (draft.trim() !== '' || key === ',') event.preventDefault();
          add();
        }}
      />
      {value.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {value.map((word) => (
            <li key={word}>
              <button
                type="button"
                aria-label={t`Remove ${word}`}
                onClick={() => onChange(value.filter((other) => other !== word))}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-line bg-sunken px-4 text-sm hover:border-line-strong"
              >
                <span>{word}</span>
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const SIZE = 96;

/** Chooses and uploads a portrait; saving the profile applies it. */
export function PortraitField({
  portrait,
  name,
  image,
  isSaved,
  error,
}: {
  portrait: Portrait;
  name: string;
  /** The form's value: a key, an address from elsewhere, or none. */
  image: string | null;
  /** Whether the profile has it too. */
  isSaved: boolean;
  /** The server's error message. */
  error: string | undefined;
}) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { sent, preview, problem } = portrait;
  const isSending = sent !== null;
  const shown = preview ?? (image === null ? null : portraitUrl(image));
  const wrong = problem?.text ?? error;

  /** The clicked button disappears; the focus moves to the field. */
  const andStay = (act: () => void) => () => {
    act();
    input.current?.focus();
  };

  return (
    <fieldset aria-labelledby={`${id}-label`} className="min-w-0">
      <div id={`${id}-label`} className="mb-1.5 font-semibold text-sm">
        <Trans>Profile photo</Trans>
      </div>
      <div className="flex items-center gap-4">
        {shown === null ? (
          <div className="flex-none">
            <Avatar person={{ name, image: null }} size={SIZE} />
          </div>
        ) : (
          <img
            key={shown}
            src={shown}
            alt={t`Your portrait`}
            width={SIZE}
            height={SIZE}
            onError={({ currentTarget }) => {
              // A broken picture is explained by a text, so its icon is hidden.
              currentTarget.style.visibility = 'hidden';
            }}
            className={`size-24 flex-none rounded-pill bg-sunken object-cover ${isSending ? 'opacity-60' : ''}`}
          />
        )}
        <div className="flex min-w-0 flex-wrap gap-3">
          <label
            className={`${buttonClass('secondary')} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2 has-disabled:cursor-default has-disabled:opacity-60`}
          >
            {shown === null ? <Trans>Choose a photo</Trans> : <Trans>Choose another</Trans>}
            <input
              ref={input}
              type="file"
              name="image"
              accept={PICTURE_TYPES.join(',')}
              aria-invalid={wrong === undefined ? undefined : true}
              aria-describedby={`${id}-hint ${id}-wrong`}
              className="sr-only"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file !== undefined) portrait.choose(file);
                // The same file can be chosen again.
                target.value = '';
              }}
            />
          </label>
          {problem?.again ? (
            <Button look="secondary" onClick={andStay(portrait.retry)}>
              <Trans>Retry</Trans>
            </Button>
          ) : null}
          {isSending ? (
            <Button look="quiet" onClick={andStay(portrait.stop)}>
              <Trans>Cancel upload</Trans>
            </Button>
          ) : shown === null ? null : (
            <Button look="quiet" onClick={andStay(portrait.remove)}>
              <Trans>Remove photo</Trans>
            </Button>
          )}
        </div>
      </div>
      {isSending ? (
        <progress
          aria-label={t`Uploading your photo`}
          max={1}
          value={sent}
          className="mt-3 block h-2 w-full max-w-xs appearance-none overflow-hidden rounded-pill bg-sunken [&::-moz-progress-bar]:bg-ember [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-ember"
        />
      ) : null}
      <p id={`${id}-hint`} className="mt-2 text-sm text-soft">
        <Trans>A photo of you, cropped to a circle.</Trans>
      </p>
      <p role="status" className="text-sm text-soft">
        {isSending || isSaved ? null : <Trans>Save your profile to use this photo.</Trans>}
      </p>
      <p id={`${id}-wrong`} role="alert" className="text-danger text-sm">
        {wrong}
      </p>
    </fieldset>
  );
}

/** Something to agree to, with a sentence about what others then see. */
function AgreeField({
  box,
  title,
  children,
}: {
  box: ComponentProps<'input'>;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <label className="flex items-start gap-3 rounded-xl border border-line-strong px-4 py-3 has-checked:border-ember has-checked:bg-ember-tint">
      <input {...box} type="checkbox" className="mt-0.5 size-5 accent-ember" />
      <span className="grid gap-1">
        <span className="font-semibold text-sm">{title}</span>
        <span className="text-sm text-soft">{children}</span>
      </span>
    </label>
  );
}
