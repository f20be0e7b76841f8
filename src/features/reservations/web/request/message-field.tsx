import { Trans, useLingui } from '@lingui/react/macro';
import { firstName } from '#domain/first-name.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { TextAreaField } from '#platform/web/ui/field.tsx';
import { REQUEST_TEXTS } from './kind-texts.ts';

/** The guest's message to the host with a request. */
export function MessageField({
  kind,
  hostName,
  value,
  disabled,
  onChange,
}: {
  kind: ListingKind;
  hostName: string;
  value: string;
  disabled: boolean;
  onChange(message: string): void;
}) {
  const { i18n } = useLingui();
  const { hint, example } = REQUEST_TEXTS[kind];
  return (
    <TextAreaField
      label={<Trans>Message to {firstName(hostName)}</Trans>}
      hint={i18n._(hint)}
      placeholder={i18n._(example)}
      maxLength={2000}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
