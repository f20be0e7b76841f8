/** A switch: its name is told by `label` or by the element with the id `labelledBy`. */
export function Switch({
  on,
  busy = false,
  onChange,
  ...names
}: {
  on: boolean;
  /** Whether a change is under way; another press does nothing. */
  busy?: boolean;
  onChange(on: boolean): void;
} & ({ label: string } | { labelledBy: string })) {
  const name =
    'label' in names ? { 'aria-label': names.label } : { 'aria-labelledby': names.labelledBy };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-disabled={busy}
      {...name}
      onClick={() => {
        if (!busy) onChange(!on);
      }}
      className="grid size-11 place-items-center rounded-lg"
    >
      <span
        aria-hidden="true"
        className={`flex h-6 w-11 items-center rounded-pill border px-0.5 transition-colors duration-150 ${on ? 'justify-end border-ember bg-ember' : 'border-line-strong bg-sunken'}`}
      >
        <span
          className={`size-4.5 rounded-pill border ${on ? 'border-on-ember bg-on-ember' : 'border-line-strong bg-line-strong'}`}
        />
      </span>
    </button>
  );
}
