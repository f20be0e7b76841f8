import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { readCheckInLink } from '#domain/check-in-code.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { type CodeReader, codeReader } from './code-reader.ts';

/** Milliseconds between two looks at the camera's picture. */
const LOOK_MS = 250;

/** Reads the guest's square code with the camera, where the browser can; typing does it too. */
export function CodeScanner({
  reservationId,
  onCode,
}: {
  reservationId: string;
  onCode(code: string): void;
}) {
  const { t } = useLingui();
  const [reader, setReader] = useState<CodeReader | null>(null);
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let isGone = false;
    void codeReader().then((found) => {
      if (!isGone) setReader(found);
    });
    return () => {
      isGone = true;
    };
  }, []);

  if (reader === null) return null;

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
      {isOn ? (
        <CameraView
          reader={reader}
          onText={found}
          onFailed={() => {
            setOn(false);
            setProblem(t`We couldn't use the camera. Please type the code.`);
          }}
        />
      ) : null}
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

/** What the camera sees, looked at until there is a code in it. */
function CameraView({
  reader,
  onText,
  onFailed,
}: {
  reader: CodeReader;
  onText(text: string): void;
  onFailed(): void;
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
    const look = async () => {
      const picture = video.current;
      if (isOver || picture === null) return;
      const [text] = await reader.read(picture).catch(() => []);
      if (isOver) return;
      if (text !== undefined) latest.current.onText(text);
      timer = setTimeout(() => void look(), LOOK_MS);
    };
    const begin = async () => {
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
        await look();
      } catch {
        if (!isOver) latest.current.onFailed();
      }
    };
    void begin();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop(stream);
    };
  }, [reader]);

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

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
