import { Trans, useLingui } from '@lingui/react/macro';
import { GUEST_GROUPS, type GuestGroup } from '#domain/vocabulary.ts';
import { GUEST_GROUP_LABELS } from '#features/catalogues/late.web.ts';

/** The groups a person declares, which some hosts give discounts to (spec 1 §6). */
export function GroupChoice({
  value,
  onChange,
}: {
  value: readonly GuestGroup[];
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
