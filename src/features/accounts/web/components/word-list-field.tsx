import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { X } from '#platform/web/ui/icons.ts';

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
