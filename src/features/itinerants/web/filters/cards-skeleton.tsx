/** Placeholder of about the height of the cards. */
export function CardsSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className="grid animate-pulse gap-2 sm:grid-cols-2">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items are equal and never move.
        <div key={at} className="h-16 rounded-xl bg-sunken" />
      ))}
    </div>
  );
}
