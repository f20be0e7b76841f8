import { Trans } from '@lingui/react/macro';

export interface SpecialDiscountSwitchProps {
  values: { readonly specialDiscount: number; readonly specialDiscountOn: boolean };
  onChange(patch: { specialDiscountOn: boolean }): void;
}

/** Switches the special discount on or off, where there is one. */
export function SpecialDiscountSwitch({ values, onChange }: SpecialDiscountSwitchProps) {
  if (values.specialDiscount === 0) return null;
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name="specialDiscountOn"
        checked={values.specialDiscountOn}
        onChange={({ target }) => onChange({ specialDiscountOn: target.checked })}
        className="size-5 flex-none accent-ember"
      />
      <Trans>Turn on the special discount</Trans>
    </label>
  );
}
