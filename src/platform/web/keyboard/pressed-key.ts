/** Key code that browsers report for a key that went to an input method. */
const PROCESSED = 229;

interface NativeKeyEvent {
  readonly key: string;
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/**
 * The key that a person pressed, as `KeyboardEvent.key` names it. Every handler of keys uses this.
 *
 * @param event of the browser, or React's
 * @returns '' for a key that an input method used to compose text (Japanese, Chinese, Korean …):
 * Enter finishes a word there, arrows choose another and Escape cancels it. Safari reports it only
 * after the composition has ended, by the key code.
 */
export function pressedKey(
  event: NativeKeyEvent | { readonly nativeEvent: NativeKeyEvent },
): string {
  const { key, isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === PROCESSED ? '' : key;
}
