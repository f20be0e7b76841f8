import { useEffect } from 'react';
import { useAskForLogin } from '#features/accounts/index.web.ts';
import { useMergeFavorites } from '#features/listings/index.web.ts';
import { useCreationContinuation } from '#market/hosting/index.web.ts';
import { useStoredContinuation } from '#platform/web/dialogs/use-continuation.ts';
import { keepDeviceZone } from '#platform/web/scope/use-reader-zone.ts';

/** Background work of every page for signed-in users; renders nothing. */
export function SignedInWork(): null {
  useAskForLogin();
  useMergeFavorites();
  useCreationContinuation();
  useStoredContinuation();
  useEffect(keepDeviceZone, []);
  return null;
}
