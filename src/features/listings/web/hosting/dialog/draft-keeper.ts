/** Keeps a draft without one call overtaking another. */
export interface DraftKeeper<Draft> {
  /** Keeps it after what is under way; of several that wait, the last one alone. */
  keep(draft: Draft): void;
  /** Sends what waits at once: the page may be gone before what is under way is answered. */
  flush(): void;
  /** Throws away what is kept and what waits. */
  drop(): Promise<void>;
  /** Waits for what was handed over; tells whether the last of it was kept. */
  settled(): Promise<boolean>;
}

/**
 * @param put keeps one on the server
 * @param remove throws it away there
 */
export function makeDraftKeeper<Draft>(
  put: (draft: Draft) => Promise<unknown>,
  remove: () => Promise<unknown>,
): DraftKeeper<Draft> {
  let waiting: { readonly draft: Draft } | null = null;
  let running: Promise<void> | null = null;
  let flushing: Promise<void> | null = null;
  let isKept = true;

  /** What can't be kept now is handed over again with the next change. */
  async function send(draft: Draft): Promise<void> {
    isKept = await put(draft).then(
      () => true,
      () => false,
    );
  }

  async function run(): Promise<void> {
    while (waiting !== null) {
      const { draft } = waiting;
      waiting = null;
      await send(draft);
    }
    running = null;
  }

  return {
    keep(draft) {
      waiting = { draft };
      running ??= run();
    },
    flush() {
      if (waiting === null) return;
      const { draft } = waiting;
      waiting = null;
      flushing = send(draft);
    },
    async drop() {
      waiting = null;
      await running;
      await flushing;
      await remove();
    },
    settled: async () => {
      await running;
      await flushing;
      return isKept;
    },
  };
}
