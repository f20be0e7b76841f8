import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { Search } from '#platform/web/ui/icons.ts';

export interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  onChange(value: string): void;
}

/** Filters a list while typing. */
export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute start-4 top-3.5 size-5 text-soft"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          // Enter acts on the list, not on the next step.
          if (pressedKey(event) === 'Enter') event.preventDefault();
        }}
        className="h-12 w-full rounded-xl border border-line-strong bg-raised ps-12 pe-4 text-base text-ink placeholder:text-soft"
      />
    </div>
  );
}
