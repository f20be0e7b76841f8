/** Reads the texts of square codes in a picture. */
export interface CodeReader {
  read(picture: HTMLVideoElement): Promise<string[]>;
}

/** What is used of a browser's own detector; types of the platform don't know it yet. */
interface Detector {
  detect(picture: HTMLVideoElement): Promise<{ readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Without https there is no camera to ask for. */
export function hasCamera(): boolean {
  return 'mediaDevices' in navigator;
}

/**
 * The browser's own detector, else one of ours that is fetched now: iPhones have none, nor has any
 * browser on Windows or Linux.
 *
 * @throws where ours can't be fetched
 */
export async function codeReader(): Promise<CodeReader> {
  const own = await ownDetector().catch(() => null);
  const detector = own ?? (await fetchedDetector());
  return {
    read: async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue),
  };
}

async function ownDetector(): Promise<Detector | null> {
  const Own = Reflect.get(globalThis, 'BarcodeDetector') as DetectorClass | undefined;
  if (Own === undefined || !(await Own.getSupportedFormats()).includes('qr_code')) return null;
  return new Own({ formats: ['qr_code'] });
}

async function fetchedDetector(): Promise<Detector> {
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] });
}
