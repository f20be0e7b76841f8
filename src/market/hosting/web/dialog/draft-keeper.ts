/** Stores a draft with calls that never overtake each other. */
export interface DraftKeeper<Draft> {
  /** Stores a draft after the pending request; of several waiting drafts, only the last one. */
  keep(draft: Draft): void;
  /** Sends waiting drafts at once: the page may close before the pending request is answered. */
  flush(): void;
  /** Deletes the stored draft and the waiting ones. */
  drop(): Promise<void>;
  /** Waits for all drafts handed over; resolves to whether the last one was stored. */
  settled(): Promise<boolean>;
}

/**
 * @param put stores a draft on the server
 * @param remove deletes it there
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

  /** A draft that can't be stored now is handed over again with the next change. */
  async function send(draft: Draft): Promise<void> {
    sent += 1;
    const turn = sent;
    const wasCached = await put(draft).then(
      () => true,
      () => false,
    );
    // A late response doesn't describe the drafts sent after it.
    if (turn === sent) isKept = wasCached;
  }

  async function run(): Promise<void> {
    while (waiting !== null) {
      if (flushing !== null) {
        // Handed over before the waiting one, so it has to arrive before it.
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
