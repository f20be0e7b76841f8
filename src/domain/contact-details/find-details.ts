import { findAddress } from './find-address.ts';
import { findHandle, findNetworkName } from './find-handle.ts';
import { findHost } from './find-host.ts';
import { findPhone } from './find-phone.ts';
import type { FoundDetail } from './found-detail.ts';
import { harmlessNumbers } from './harmless-numbers.ts';
import { AT, DIGIT, HOST, LOCAL, type ReadableText } from './readable-text.ts';

/**
 * Finds every contact detail of a text in one pass from its beginning to its end. The text behind a
 * detail is read as if it began there, the text before it as if it ended there: the pieces between
 * the details contain none.
 *
 * Each character is read a bounded number of times: looking back or ahead has a bounded length, and
 * a run of characters without a match is not searched again.
 */
export function findDetails(text: ReadableText): FoundDetail[] {
  const found: FoundDetail[] = [];
  const harmless = harmlessNumbers(text);
  /** Start of the text that isn't hidden. */
  let from = 0;
  let localEnd = 0;
  /** The run of host characters around the position; the part before it was searched. */
  let host = { start: 0, end: 0 };
  let isSearched = true;
  /** The next address, until the pass has reached it. */
  let ahead: FoundDetail | null = null;

  const hide = (detail: FoundDetail): void => {
    // A host name that continued in a hidden part ends before it now.
    for (let start = Math.max(from, host.start); start < Math.min(host.end, detail.start); ) {
      const end = Math.min(host.end, detail.start);
      const before = end === host.end ? null : findHost(text, { start, end, whole: false });
      if (before === null) break;
      found.push(before);
      start = before.end;
    }
    found.push(detail);
    from = detail.end;
    host = { start: Math.max(host.start, from), end: host.end };
    harmless.restart();
  };

  for (let at = 0; at < text.length; ) {
    let detail: FoundDetail | null = null;
    if (ahead !== null && at >= ahead.start) {
      if (at < ahead.end) detail = { ...ahead, start: at };
      ahead = null;
      isSearched = false;
    }
    if (detail === null && at >= localEnd && text.is(LOCAL, at)) {
      localEnd = text.endOf(LOCAL, at);
      detail = findAddress(text, at, localEnd);
    }
    if (detail === null && ahead === null && at >= host.end && text.is(HOST, at)) {
      host = { start: at, end: text.endOfHostRun(at) };
      isSearched = false;
    }
    if (detail === null && !isSearched && at < host.end) {
      isSearched = true;
      ahead = findHost(text, { start: at, end: host.end, whole: true });
      if (ahead?.start === at) continue;
    }
    detail ??= detailAt(text, from, at, harmless);
    if (detail === null) at += 1;
    else {
      hide(detail);
      at = detail.end;
    }
  }
  return found;
}

function detailAt(
  text: ReadableText,
  from: number,
  at: number,
  harmless: ReturnType<typeof harmlessNumbers>,
): FoundDetail | null {
  if (text.is(DIGIT, at)) return findPhone(text, from, at, harmless);
  if (text.is(AT, at)) return findHandle(text, from, at);
  const unit = text.unit(at);
  if (unit === ':' || unit === '=') return findNetworkName(text, from, at);
  // The currency before a price: its digits are checked when the pass reaches them.
  harmless.covers(from, at);
  return null;
}
