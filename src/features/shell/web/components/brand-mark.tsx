/** The hearth: a doorway with a fire's glow in it. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
      <path d="M3 13 16 3l13 10v13a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3z" fill="var(--ember)" />
      <path
        d="M16 12c1 3.2 4.6 4.6 4.6 8.8a4.6 4.6 0 0 1-9.2 0c0-2.2 1.2-3.4 2.2-4.6.3 1.2.8 1.8 1.5 2.2-.2-2.200.1-4.400.9-6.400z"
        fill="var(--paper)"
      />
    </svg>
  );
}
