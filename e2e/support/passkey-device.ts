import type { CDPSession, Page } from '@playwright/test';

/** The authenticator of a browser's device, by the WebAuthn domain of the DevTools protocol. */
export interface PasskeyDevice {
  /** Whether it answers at once, as if its person had touched it; it does by default. */
  touch(isTouched: boolean): Promise<void>;
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
    touch: async (enabled) => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
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
