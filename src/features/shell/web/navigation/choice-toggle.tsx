import { useId } from 'react';
import { ChevronDown } from '#platform/web/ui/icons.ts';

export interface ToggleChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface ChoiceToggleProps<Value extends string> {
  label: string;
  choices: readonly ToggleChoice<Value>[];
  value: Value;
  onChoose(value: Value): void;
  /**
   * In the bar many choices become a menu where it has no room for them; in a menu they are all
   * there.
   */
  place: 'bar' | 'menu';
  /** In the bar it is a menu at any width: what stands beside it needs the room. */
  folded?: boolean;
}

/** Widths of the bar's middle under which the buttons become a menu. */
const FOLDS = {
  early: { buttons: '@max-[52rem]/bar:hidden', menu: '@min-[52rem]/bar:hidden' },
  late: { buttons: '@max-[42rem]/bar:hidden', menu: '@min-[42rem]/bar:hidden' },
  never: { buttons: '', menu: 'hidden' },
  always: { buttons: 'hidden', menu: '' },
};

/** One of a few, all in sight. */
export function ChoiceToggle<Value extends string>({
  label,
  choices,
  value,
  onChoose,
  place,
  folded = false,
}: ChoiceToggleProps<Value>) {
  const id = useId();
  const { buttons, menu } =
    FOLDS[place === 'menu' ? 'never' : folded ? 'always' : choices.length > 2 ? 'early' : 'late'];
  return (
    <>
      {place === 'menu' ? (
        <p aria-hidden="true" className="mb-1.5 text-sm text-soft">
          {label}
        </p>
      ) : null}
      <fieldset
        aria-label={label}
        className={`flex flex-none items-center rounded-pill border border-line text-sm ${buttons} ${place === 'menu' ? 'w-fit max-w-full overflow-x-auto' : ''}`}
      >
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={choice.value === value}
            onClick={() => onChoose(choice.value)}
            className={`min-h-11 whitespace-nowrap rounded-pill px-3 transition-colors duration-150 ${
              choice.value === value
                ? 'bg-sunken font-semibold text-ink'
                : 'text-soft hover:text-ink'
            }`}
          >
            {choice.label}
          </button>
        ))}
      </fieldset>
      {place === 'bar' ? (
        <span className={`relative flex flex-none items-center ${menu}`}>
          <label htmlFor={id} className="sr-only">
            {label}
          </label>
          <select
            id={id}
            value={value}
            onChange={({ target }) => {
              const chosen = choices.find((choice) => choice.value === target.value);
              if (chosen !== undefined) onChoose(chosen.value);
            }}
            className="h-11 appearance-none rounded-pill border border-line bg-paper ps-4 pe-9 text-ink text-sm hover:border-line-strong"
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute end-3 size-4 text-soft"
          />
        </span>
      ) : null}
    </>
  );
}
