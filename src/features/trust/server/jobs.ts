import { rateHarm, SIGNALS, type Signal } from '#domain/reports.ts';
import { FIRST_PAGE } from '#platform/server/database/keyset.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { deleteAddressesJob } from './delete-addresses.ts';
import { insertSignal, knownSignals, listOpenItems, openItem } from './store/items.ts';
import { closeItems, findNoticed, type Noticed } from './store/signals.ts';
import { loadSubjects } from './store/subjects.ts';
import { tellReportersJob } from './tell-reporters.ts';

/** Hours back that a run looks for what was added; longer than a night without workers. */
const WINDOW_HOURS = 48;
/** Open items that a run compares with their things. */
const BATCH = 500;

/** Notices signals, and closes what waits for no decision any more, every ten minutes. */
export function trustJobs(services: Services): JobHandler<never>[] {
  const { database, log } = services;

  const notice = async (signal: Signal, { key, details, ...subject }: Noticed) => {
    await database.transaction(async (tx) => {
      const now = services.now();
      const itemId = await openItem(tx, { ...subject, harm: rateHarm(signal) }, now);
      await insertSignal(tx, { itemId, kind: signal, key, details, at: now });
    });
  };
  const look = async (signal: Signal) => {
    const now = services.now();
    const since = now.subtract({ hours: WINDOW_HOURS });
    const noticed = await findNoticed(database.main, signal, { since, now });
    const known = await knownSignals(
      database.main,
      signal,
      noticed.map(({ key }) => key),
    );
    for (const each of noticed) if (!known.has(each.key)) await notice(signal, each);
  };
  const tidy = async () => {
    const open = await listOpenItems(database.main, FIRST_PAGE, BATCH);
    const names = open.map(({ subjectKind, subjectId }) => ({ kind: subjectKind, id: subjectId }));
    const found = await loadSubjects(database.main, names, null);
    const present = new Set(found.map(({ kind, id }) => `${kind} ${id}`));
    const gone = open.filter(
      ({ subjectKind, subjectId }) => !present.has(`${subjectKind} ${subjectId}`),
    );
    await closeItems(
      database.main,
      gone.map(({ id }) => id),
      services.now(),
    );
  };

  const run: JobHandler<object> = {
    name: 'trust.notice-signals',
    cron: '*/10 * * * *',
    async run() {
      for (const signal of SIGNALS) {
        try {
          await look(signal);
        } catch (error) {
          // One that fails must not hold up the others.
          log.error({ err: error, signal }, 'signals not read');
        }
      }
      await tidy();
    },
  };
  return [run, tellReportersJob(services), deleteAddressesJob(services)];
}
