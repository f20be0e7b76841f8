import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CODE_LENGTH, readCheckInLink } from '#domain/check-in-code.ts';
import { KINDS, type Unit } from '#domain/kinds.ts';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { updateReservation } from '../../contract/addresses.gen.ts';
import { useAttempt } from './use-attempt.ts';

/**
 * The guest types the host's code on arrival (spec 1 §2.6, §4.2); of seats the host scans or types the
 * guest's.
 */
export default function CheckInDialog({ parameters, onClose }: DialogProps<'check-in'>) {
  const { t } = useLingui();
  const router = useRouter();
  const { busy, refusal, attempt } = useAttempt({ failureToast: true });
  const { actionId, kind, viewer } = parameters;
  const [code, setCode] = useState(parameters.code ?? '');
  const [missing, setMissing] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim() === '') return;
    await send(code);
  }

  async function send(code: string) {
    const params = { id: actionId };
    const done = await attempt(async () => {
      await call(updateReservation, { params, body: { code } });
    });
    if (!done) return;
    showToast('success', t`Check In Successfully!`);
    await router.invalidate();
    setCode('');
    onClose();
  }

  return (
    <Dialog title={<Trans>Confrimation Code!</Trans>} onClose={onClose} busy={busy} unsaved={false}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {viewer === 'host' ? (
          <CodeScanner
            reservationId={actionId}
            onCode={(scanned) => {
              setCode(scanned);
              void send(scanned);
            }}
          />
        ) : null}
        <TextField
          label={<Trans>Code</Trans>}
          name="code"
          value={code}
          disabled={busy}
          autoFocus={viewer === 'guest'}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          dir="ltr"
          placeholder={'•'.repeat(CODE_LENGTH)}
          hint={
            viewer === 'host' ? (
              <Trans>Your guest can find it on their page of this reservation.</Trans>
            ) : (
              <Trans>Your host will give it to you when you arrive.</Trans>
            )
          }
          error={missing ? t`Please enter the code.` : refusal?.message}
          onChange={({ target }) => {
            setCode(target.value);
            setMissing(false);
          }}
          className="text-center font-semibold text-xl uppercase tracking-[0.3em]"
        />
        {viewer === 'host' ? null : (
          <p className="text-soft text-sm">{t(CONSEQUENCES[KINDS[kind].unit])}</p>
        )}
        <Button type="submit" wide busy={busy}>
          <Trans>Check in</Trans>
        </Button>
      </form>
    </Dialog>
  );
}

/** The steps that are closed to a guest after checking in. */
const CONSEQUENCES: Readonly<Record<Unit, MessageDescriptor>> = {
  night: msg`Once you check in, your dates can't be changed any more. You can still leave early: any refund for the unused nights follows your cancellation policy.`,
  session: msg`Once you check in, you can't cancel or move to another date any more.`,
};

/** Milliseconds between two looks at the camera's picture. */
const LOOK_MS = 250;

/** Why nothing is scanned; typing does it too. */
type CameraFailure = 'refused' | 'none' | 'other';

/** Reads the guest's square code with the camera; typing does it too. */
function CodeScanner({
  reservationId,
  onCode,
}: {
  reservationId: string;
  onCode(code: string): void;
}) {
  const { t } = useLingui();
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  if (!hasCamera()) return null;

  function failed(why: CameraFailure) {
    setOn(false);
    switch (why) {
      case 'refused':
        return setProblem(
          t`Your browser isn't allowed to use the camera here. Allow it, or type the code.`,
        );
      case 'none':
        return setProblem(t`We found no camera on this device. Please type the code.`);
      case 'other':
        return setProblem(t`We couldn't use the camera. Please type the code.`);
    }
  }

  function found(text: string) {
    const link = readCheckInLink(text);
    if (link === null) {
      setProblem(t`This isn't a check-in code.`);
      return;
    }
    setOn(false);
    if (link.reservationId.toLowerCase() !== reservationId) {
      setProblem(t`This code is for another reservation.`);
      return;
    }
    setProblem(null);
    onCode(link.code);
  }

  return (
    <div className="grid gap-3">
      {isOn ? <CameraView onText={found} onFailed={failed} /> : null}
      <Button
        look="secondary"
        onClick={() => {
          setProblem(null);
          setOn(!isOn);
        }}
      >
        {isOn ? <Trans>Stop the camera</Trans> : <Trans>Scan their code</Trans>}
      </Button>
      <div role="alert" className="empty:hidden">
        {problem === null ? null : <p className="text-danger text-sm">{problem}</p>}
      </div>
    </div>
  );
}

/** The camera's picture, scanned until it contains a code. */
function CameraView({
  onText,
  onFailed,
}: {
  onText(text: string): void;
  onFailed(why: CameraFailure): void;
}) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onText, onFailed });
  useEffect(() => {
    latest.current = { onText, onFailed };
  });

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    let stream: MediaStream | undefined;
    const look = async (reader: CodeReader) => {
      const picture = video.current;
      if (isOver || picture === null) return;
      const [text] = await reader.read(picture).catch(() => []);
      if (isOver) return;
      if (text !== undefined) latest.current.onText(text);
      timer = setTimeout(() => void look(reader), LOOK_MS);
    };
    const begin = async () => {
      // It loads while the browser asks for permission to use the camera.
      const reader = codeReader();
      reader.catch(() => {});
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment' },
        });
        if (isOver || video.current === null) {
          stop(stream);
          return;
        }
        video.current.srcObject = stream;
        await video.current.play();
        await look(await reader);
      } catch (error) {
        stop(stream);
        if (!isOver) latest.current.onFailed(toCameraFailure(error));
      }
    };
    void begin();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop(stream);
    };
  }, []);

  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={t`What the camera sees`}
      className="aspect-square w-full rounded-card bg-sunken object-cover"
    />
  );
}

/** @param error of `getUserMedia`, or of fetching the reader */
function toCameraFailure(error: unknown): CameraFailure {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
      return 'refused';
    case 'NotFoundError':
      return 'none';
    default:
      return 'other';
  }
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Reads the texts of square codes in a picture. */
interface CodeReader {
  read(picture: HTMLVideoElement): Promise<string[]>;
}

/** The used part of a browser's own detector; platform types don't include it yet. */
interface Detector {
  detect(picture: HTMLVideoElement): Promise<{ readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Without https there is no camera to ask for. */
function hasCamera(): boolean {
  return 'mediaDevices' in navigator;
}

/**
 * The browser's own detector, otherwise one of ours that is loaded now: iPhones have none, nor has
 * any browser on Windows or Linux.
 *
 * @throws if ours can't be loaded
 */
async function codeReader(): Promise<CodeReader> {
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
