/** Reads the texts of square codes in a picture. */
export interface CodeReader {
  read(picture: HTMLVideoElement): Promise<string[]>;
}

/** What is used of a browser's own detector; types of the platform don't know it yet. */
interface Detector {
  detect(picture: HTMLVideoElement): Promise<{ readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMAT = 'qr_code';

/** Null where the browser has no detector, doesn't read square codes, or has no camera to ask for. */
export async function codeReader(): Promise<CodeReader | null> {
  const Detectors = Reflect.get(globalThis, 'BarcodeDetector') as DetectorClass | undefined;
  // Without https there is no camera to ask for.
  if (Detectors === undefined || !('mediaDevices' in navigator)) return null;
  try {
    if (!(await Detectors.getSupportedFormats()).includes(FORMAT)) return null;
    const detector = new Detectors({ formats: [FORMAT] });
    return {
      read: async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue),
    };
  } catch {
    return null;
  }
}
