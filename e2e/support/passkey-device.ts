import type { CDPSession, Page } from '@playwright/test';

/** The authenticator of a browser's device, by the WebAuthn domain of the DevTools protocol. */
export interface PasskeyDevice {
  /**
   * Has its person touch it when the browser's dialog asks for that, and never for the offer at a
   * field, which therefore waits. By default it answers everything at once. To be called before a
   * page is visited.
   */
  touchForDialogsAlone(): Promise<void>;
  /** Whether it recognises its person. */
  recognise(isRecognised: boolean): Promise<void>;
  countPasskeys(): Promise<number>;
}

/** Gives a page an authenticator that checks its person and keeps passkeys. */
export async function attachPasskeyDevice(page: Page): Promise<PasskeyDevice> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    touchForDialogsAlone: async () => {
      // The device looks at a touch when it is asked, so it is told before each request.
      await page.exposeFunction('touchDevice', async (enabled: boolean) => {
        await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
      });
      await page.addInitScript(() => {
        // An empty page has none.
        if (!isSecureContext) return;
        const { credentials } = navigator;
        const get = credentials.get.bind(credentials);
        credentials.get = async (options) => {
          await Reflect.get(window, 'touchDevice')(options?.mediation !== 'conditional');
          return get(options);
        };
      });
    },
    recognise: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    countPasskeys: async () => {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.length;
    },
  };
}
