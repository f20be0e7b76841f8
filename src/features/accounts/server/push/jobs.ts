import type { PushKind } from '#domain/push-kinds.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { MailChecks, MailCondition } from '#platform/server/mail/outbox.ts';
import type { PushContent } from '#platform/server/push/push.ts';
import type { Services } from '#platform/server/services.ts';
import {
  deleteGone,
  findDevice,
  listDevices,
  readOff,
  recordRefusal,
  recordSuccess,
} from './store.ts';

export const FAN_OUT = 'accounts.push';
const DELIVER = 'accounts.push-to-device';

/** Hours after which a notification isn't news any more. */
const HOURS = 24;
/** Seconds before the second try; each later wait is three times as long, an hour at most. */
const FIRST_WAIT = 20;
const WAIT_GROWTH = 3;
const MAX_WAIT = 3_600;

export interface FanOutTask {
  readonly key: string;
  readonly userId: string;
  readonly kind: PushKind;
  readonly content: PushContent;
  /** When it happened, as an ISO instant. */
  readonly at: string;
  readonly onlyIf?: MailCondition;
}

interface DeliverTask extends FanOutTask {
  readonly deviceId: string;
  /** Tries before this one. */
  readonly tried: number;
}

/**
 * The jobs of notifications. One finds the devices of a person as they are when it runs, and queues
 * a job for each; that one sends, and queues its next try where the push service has it wait. Each
 * is keyed by its event, so two workers send once. As with mail, a worker that dies after the push
 * service took it and before its job ended sends it again: by its tag it then replaces itself.
 *
 * @param checks of claims that may no longer hold when they are sent, as those of mails
 */
export function pushJobs(services: Services, checks: MailChecks): JobHandler<never>[] {
  const { database, push, log } = services;

  /** Whether a notification still holds, and its person wants it. */
  const isWanted = async ({ userId, kind, at, onlyIf }: FanOutTask): Promise<boolean> => {
    if (secondsLeft(at, services.now()) <= 0) return false;
    if ((await readOff(database.main, userId)).includes(kind)) return false;
    return onlyIf === undefined
      ? true
      : ((await checks[onlyIf.check]?.(database.main, onlyIf.about)) ?? true);
  };

  const fanOut: JobHandler<FanOutTask> = {
    name: FAN_OUT,
    run: async (task) => {
      if (!(await isWanted(task))) return;
      await database.transaction(async (tx) => {
        for (const { id } of await listDevices(tx, task.userId, services.now())) {
          const one: DeliverTask = { ...task, deviceId: id, tried: 0 };
          await services.jobs.enqueue(tx, DELIVER, one, { key: keyFor(one), aside: true });
        }
      });
    },
  };

  const deliver: JobHandler<DeliverTask> = {
    name: DELIVER,
    run: async (task) => {
      const { deviceId: id, userId, content, at, tried } = task;
      if (!(await isWanted(task))) return;
      const device = await findDevice(database.main, { id, userId }, services.now());
      if (device === null) return;
      const outcome = await push.send(device, content, secondsLeft(at, services.now()));
      const now = services.now();
      switch (outcome.is) {
        case 'sent':
          return await recordSuccess(database.main, id, now);
        case 'gone':
          return await deleteGone(database.main, device);
        case 'refused':
          if (await recordRefusal(database.main, id, now)) {
            log.error({ device: id, why: outcome.why }, 'push refused');
          }
          return;
        case 'later': {
          const wait = Math.max(
            outcome.waitSeconds ?? 0,
            Math.min(FIRST_WAIT * WAIT_GROWTH ** tried, MAX_WAIT),
          );
          if (wait >= secondsLeft(at, now)) {
            log.warn({ device: id, why: outcome.why }, 'push given up');
            return;
          }
          const next: DeliverTask = { ...task, tried: tried + 1 };
          const startAfter = now.add({ seconds: wait });
          await database.transaction((tx) =>
            services.jobs.enqueue(tx, DELIVER, next, {
              key: keyFor(next),
              startAfter,
              aside: true,
            }),
          );
        }
      }
    },
  };
  return [fanOut, deliver];
}

function keyFor({ key, deviceId, tried }: DeliverTask): string {
  return `${key}:${deviceId}:${tried}`;
}

function secondsLeft(at: string, now: Temporal.Instant): number {
  const until = Temporal.Instant.from(at).add({ hours: HOURS });
  return Math.floor(until.since(now).total('seconds'));
}
