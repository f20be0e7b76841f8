import type { BrowserContext, Page } from '@playwright/test';
import {
  type BrowserSubscription,
  startPushService,
} from '#platform/server/push/testing/push-service.ts';
import { callApi } from './call-api.ts';

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** A push service whose one sender is the server. */
export async function startServingPush(context: BrowserContext): Promise<PushService> {
  const service = await startPushService();
  const { publicKey } = await callApi<{ publicKey: string }>(context, 'GET', '/api/push');
  service.serve(publicKey);
  return service;
}

interface Asked {
  /** What the person answers to the browser's question. */
  readonly answer?: NotificationPermission;
  /** The permission before it asked. */
  readonly before?: NotificationPermission;
}

/**
 * Has a browser without a push service of its own, as headless ones are, subscribe at one of the
 * test. Its worker and its notifications are the browser's own.
 *
 * @returns the subscription that it makes
 */
export async function subscribeAt(
  service: PushService,
  context: BrowserContext,
  { answer = 'granted', before = 'default' }: Asked = {},
): Promise<BrowserSubscription> {
  const subscription = service.subscribe();
  await context.addInitScript(
    ({ subscription, answer, before }) => {
      const KEPT = 'test-subscription';
      const ANSWERED = 'test-permission';
      // A frame without an address has no storage.
      if (location.protocol === 'about:') return;
      Object.defineProperty(Notification, 'permission', {
        get: () => localStorage.getItem(ANSWERED) ?? before,
      });
      Notification.requestPermission = async () => {
        localStorage.setItem(ANSWERED, answer);
        return answer;
      };
      const make = () => ({
        options: { applicationServerKey: null },
        toJSON: () => subscription,
        unsubscribe: async () => {
          localStorage.removeItem(KEPT);
          return true;
        },
      });
      Object.assign(PushManager.prototype, {
        subscribe: async () => {
          localStorage.setItem(KEPT, 'yes');
          return make();
        },
        getSubscription: async () => (localStorage.getItem(KEPT) === null ? null : make()),
      });
    },
    { subscription, answer, before },
  );
  return subscription;
}

/** Delivers to a browser's worker, as its push service would. */
export async function deliver(page: Page, content: unknown): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(content),
  });
}

interface Shown {
  readonly title: string;
  readonly body?: string;
  readonly tag?: string;
  readonly data?: unknown;
  readonly lang?: string;
}

interface ShowingWorker {
  readonly shown: Shown[];
  /** Pages that a press brought to the front, or opened. */
  readonly pages: string[];
  readonly press: () => void;
}

/**
 * Keeps what a worker has its browser show, since a headless browser allows no notifications, and
 * what a press leads to, since it takes only a person's own press.
 */
export async function watchNotifications(context: BrowserContext) {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('there is no worker');
  await worker.evaluate(() => {
    const shown: Shown[] = [];
    const pages: string[] = [];
    const { clients, WindowClient } = globalThis as unknown as {
      clients: object;
      WindowClient: { prototype: object };
    };
    const close = ({ tag }: Shown) => {
      const at = shown.findIndex((each) => each.tag === tag);
      if (at >= 0) shown.splice(at, 1);
    };
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      const notification = { title, ...options };
      close(notification);
      shown.push(notification);
    };
    Object.assign(clients, {
      openWindow: async (url: string) => void pages.push(`open ${new URL(url).pathname}`),
    });
    Object.assign(WindowClient.prototype, {
      async focus(this: { url: string }) {
        pages.push(`focus ${new URL(this.url).pathname}`);
      },
    });
    const press = () => {
      const [first] = shown;
      if (first === undefined) return;
      const notification = { ...first, close: () => close(first) };
      dispatchEvent(
        Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }),
      );
    };
    Object.assign(globalThis, { watched: { shown, pages, press } });
  });
  const read = <Name extends 'shown' | 'pages'>(name: Name): Promise<ShowingWorker[Name]> =>
    worker.evaluate(
      (each) => (globalThis as unknown as { watched: ShowingWorker }).watched[each],
      name,
    ) as Promise<ShowingWorker[Name]>;
  return {
    shown: () => read('shown'),
    pages: () => read('pages'),
    press: () =>
      worker.evaluate(() => (globalThis as unknown as { watched: ShowingWorker }).watched.press()),
  };
}
