import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useId, useMemo, useSyncExternalStore } from 'react';
import { GUEST_GROUPS, type GuestGroup } from '#domain/vocabulary.ts';
import { GUEST_GROUP_LABELS } from '#features/catalogues/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { ConfirmBeforeLeaving } from '#platform/web/pages/ask-before-leaving.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField, TextField } from '#platform/web/ui/field.tsx';
import { X } from '#platform/web/ui/icon.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { updateOwnProfile } from '../../contract/addresses.gen.ts';
import { profileEditSchema } from '../../contract/schemas.ts';
import type { OwnProfile } from '../../contract.ts';
import { SettingsSection } from '../components/settings-section.tsx';
import { COUNTRY_CODES } from '../data/country-codes.ts';
import { LANGUAGE_CODES } from '../data/language-codes.ts';
import { useContractForm } from '../forms/use-contract-form.ts';
import {
  CountrySelect,
  PortraitField,
  WordListField,
  WorkHoursFields,
  WrittenInField,
} from './profile-fields.tsx';
import { type PortraitSending, usePortrait } from './use-portrait.ts';

/** Names that no language translates. */
const SERVICES = {
  whatsapp: 'WhatsApp',
  x: 'X',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  revolut: 'Revolut',
  wise: 'Wise',
} as const;

/** Times and dates, which may be missing. */
const EMPTY_IS_NULL = ['birthDate', 'workStart', 'workEnd'] as const;

/**
 * The fields of a profile that its owner edits. Who hasn't written anything yet begins in the language
 * of the page; that of texts which are there already is known to their writer alone.
 */
function editable(profile: OwnProfile, locale: string) {
  const { id: _id, email: _e, emailVerified: _v, joinedAt: _j, ...fields } = profile;
  const isBlank = fields.bio === '' && fields.headline === '';
  return { ...fields, language: fields.language ?? (isBlank ? locale : null) };
}

/** The fields of spec 1 §3, in the order of an introduction. */
export function ProfileForm({
  profile,
  sending,
}: {
  profile: OwnProfile;
  sending: PortraitSending;
}) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const fields = editable(profile, i18n.locale);
  const form = useContractForm(profileEditSchema, fields, { emptyIsNull: EMPTY_IS_NULL });
  const { isSubmitting, text, field } = form;
  const formProps = form.formProps(async (body) => {
    const saved = await call(updateOwnProfile, { body });
    form.reset(editable(saved, i18n.locale));
    showToast('success', t`Profile saved`);
    await router.invalidate();
  });
  const image = field('image');
  const portrait = usePortrait(sending, image.onChange);

  return (
    <form {...formProps}>
      <ConfirmBeforeLeaving unsaved={form.isDirty} />
      <fieldset disabled={isSubmitting}>
        <SettingsSection
          title={<Trans>Your profile</Trans>}
          about={<Trans>Anyone can see this part, and hosts read it before they respond.</Trans>}
        >
          <PortraitField
            portrait={portrait}
            name={profile.name}
            image={image.value}
            isSaved={image.value === profile.image}
            error={image.error}
          />
          <TextField {...text('name')} label={<Trans>Name</Trans>} autoComplete="name" />
          <TextField
            {...text('headline')}
            label={<Trans>Headline</Trans>}
            hint={<Trans>One line, such as what you do and where you feel at home.</Trans>}
          />
          <TextAreaField {...text('bio')} label={<Trans>About you</Trans>} />
          <WrittenInField {...field('language')} />
          <div data-field="interests">
            <WordListField
              {...field('interests')}
              label={<Trans>Interests</Trans>}
              hint={<Trans>Press Enter after each one.</Trans>}
            />
          </div>
          <div data-field="languages">
            <CodeListField
              {...field('languages')}
              label={<Trans>Languages you speak</Trans>}
              addLabel={t`Add a language`}
              kind="language"
              codes={LANGUAGE_CODES}
            />
          </div>
          <div data-field="countries">
            <CodeListField
              {...field('countries')}
              label={<Trans>Countries you've lived in or visited</Trans>}
              addLabel={t`Add a country`}
              kind="region"
              codes={COUNTRY_CODES}
            />
          </div>
        </SettingsSection>

        <SettingsSection
          title={<Trans>For hosts you send requests to</Trans>}
          about={
            <Trans>Only hosts you've sent a request to can see this, along with your age.</Trans>
          }
        >
          <TextField
            {...text('birthDate')}
            type="date"
            label={<Trans>Date of birth</Trans>}
            hint={<Trans>Never shown. Hosts only see your age.</Trans>}
            autoComplete="bday"
          />
          <TextField {...text('career')} label={<Trans>Work</Trans>} />
          <TextAreaField {...text('philosophy')} label={<Trans>How you like to live</Trans>} />
          <GroupChoice {...field('groups')} />
        </SettingsSection>

        <WorkHoursFields form={form} />
        <PassportField {...field('passportCountry')} />

        <SettingsSection
          title={<Trans>Contact and payment details</Trans>}
          about={<Trans>Hosts only see these once your reservation is approved.</Trans>}
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              {...text('phone')}
              label={<Trans>Phone</Trans>}
              type="tel"
              autoComplete="tel"
            />
            <TextField
              {...text('social')}
              label={<Trans>Website or other profile</Trans>}
              dir="ltr"
            />
            {Object.entries(SERVICES).map(([field, name]) => (
              <TextField
                key={field}
                {...text(field as keyof typeof SERVICES)}
                label={name}
                dir="ltr"
              />
            ))}
          </div>
        </SettingsSection>
        <Button
          type="submit"
          busy={isSubmitting}
          reason={portrait.sent === null ? null : <Trans>Your photo is still uploading.</Trans>}
        >
          <Trans>Save profile</Trans>
        </Button>
      </fieldset>
    </form>
  );
}

/** The groups a person declares, which some hosts give discounts to (spec 1 §6). */
function GroupChoice({
  value,
  onChange,
}: {
  value: GuestGroup[];
  onChange(value: GuestGroup[]): void;
}) {
  const { i18n } = useLingui();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-sm">
        <Trans>Groups you belong to</Trans>
      </legend>
      <p className="text-sm text-soft">
        <Trans>
          Some hosts offer these groups a discount on long stays. Select all that apply to you.
        </Trans>
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {GUEST_GROUPS.map((group) => (
          <label
            key={group}
            className="flex min-h-12 items-center gap-3 rounded-xl border border-line-strong px-4 has-checked:border-ember has-checked:bg-ember-tint"
          >
            <input
              type="checkbox"
              className="size-5 accent-ember"
              checked={value.includes(group)}
              onChange={({ target }) =>
                onChange(
                  GUEST_GROUPS.filter((other) =>
                    other === group ? target.checked : value.includes(other),
                  ),
                )
              }
            />
            <span>{i18n._(GUEST_GROUP_LABELS[group].statement)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Country of the user's passport; only used to count their days of stay. */
function PassportField(props: {
  value: string | null;
  onChange(code: string | null): void;
  error: string | undefined;
}) {
  const { t } = useLingui();
  return (
    <SettingsSection
      title={<Trans>For your travels</Trans>}
      about={
        <Trans>
          No one else sees this. We only use it to tell whether your days in the Schengen area are
          limited.
        </Trans>
      }
    >
      <div data-field="passportCountry">
        <CountrySelect
          {...props}
          label={<Trans>Country of your passport</Trans>}
          none={t`I'd rather not say`}
        />
      </div>
    </SettingsSection>
  );
}

interface CodeListFieldProps {
  label: ReactNode;
  /** Text of the first entry of the list, such as "Add a country". */
  addLabel: string;
  codes: readonly string[];
  kind: 'region' | 'language';
  value: readonly string[];
  onChange(value: string[]): void;
  error?: string | undefined;
}

// Server and browser may know a place by different names, so the list is the browser's own.
const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** Countries or languages, chosen one by one, shown by their names in the reader's language. */
function CodeListField(props: CodeListFieldProps) {
  const { label, addLabel, codes, kind, value, onChange, error } = props;
  const { t, i18n } = useLingui();
  const id = useId();
  const names = useMemo(
    () => new Intl.DisplayNames(i18n.locale, { type: kind, fallback: 'code' }),
    [i18n.locale, kind],
  );
  const getCodeName = (code: string) => names.of(code) ?? code;
  const hydrated = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const choices = useMemo(() => {
    const inOrder = new Intl.Collator(i18n.locale);
    return codes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((a, b) => inOrder.compare(a.name, b.name));
  }, [codes, names, i18n.locale]);

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      {value.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {value.map((code) => (
            <li key={code}>
              <button
                type="button"
                aria-label={t`Remove ${getCodeName(code)}`}
                onClick={() => onChange(value.filter((other) => other !== code))}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-line bg-sunken px-4 text-sm hover:border-line-strong"
              >
                <span suppressHydrationWarning>{getCodeName(code)}</span>
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <select
        id={id}
        value=""
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange([...value, event.target.value])}
        className="h-12 w-full rounded-xl border border-line-strong bg-raised px-4 text-base text-ink"
      >
        <option value="">{addLabel}</option>
        {(hydrated ? choices : [])
          .filter(({ code }) => !value.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </select>
      {error ? <p className="text-danger text-sm">{error}</p> : null}
    </div>
  );
}
