const ROWS = [1, 2, 3, 4];

/** Placeholder of the list of conversations while it loads. */
export function ConversationListSkeleton() {
  return (
    <div aria-hidden="true" className="content-width animate-pulse py-8">
      <div className="mb-6 h-9 w-48 rounded-pill bg-sunken" />
      <div className="grid max-w-md gap-2">
        {ROWS.map((row) => (
          <div key={row} className="flex gap-3 p-3">
            <div className="size-12 flex-none rounded-pill bg-sunken" />
            <div className="grid flex-1 content-start gap-2">
              <div className="h-5 w-1/2 rounded-pill bg-sunken" />
              <div className="h-4 w-3/4 rounded-pill bg-sunken" />
              <div className="h-4 w-2/3 rounded-pill bg-sunken" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
