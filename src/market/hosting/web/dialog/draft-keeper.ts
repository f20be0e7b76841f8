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
  let sent = 0;

  /** What can't be kept now is handed over again with the next change. */
  async function send(draft: Draft): Promise<void> {
    sent += 1;
    const turn = sent;
    const wasKept = await put(draft).then(
      () => true,
      () => false,
    );
    // One that was answered late says nothing of those sent after it.
    if (turn === sent) isKept = wasKept;
  }

  async function run(): Promise<void> {
    while (waiting !== null) {
      if (flushing !== null) {
        // Handed over before what waits, so it has to arrive before it.
        await flushing;
        continue;
      }
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
      const flushed = Promise.all([flushing, send(draft)]).then(() => {
        if (flushing === flushed) flushing = null;
      });
      flushing = flushed;
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
