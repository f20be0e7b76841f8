/** Milliseconds after which a tile service counts as unreachable. */
const PATIENCE_MS = 6000;

/** Whether a tile service returns its style; otherwise the built-in map is used. */
export async function answers(styleUrl: string): Promise<boolean> {
  try {
    const response = await fetch(styleUrl, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) return false;
    const style: unknown = await response.json();
    return typeof style === 'object' && style !== null && 'layers' in style;
  } catch {
    return false;
  }
}
