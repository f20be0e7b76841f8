import { Trans } from '@lingui/react/macro';
import { Box } from './box.tsx';

/** The host's code, to be given to the guest at the door. */
export function CodeBox({ code, guestName }: { code: string; guestName: string }) {
  return (
    <Box title={<Trans>Check-in code</Trans>}>
      <p
        dir="ltr"
        className="select-all rounded-xl bg-pine-tint py-3 text-center font-bold font-mono text-2xl text-pine tracking-[0.35em]"
      >
        {code}
      </p>
      <p className="text-soft">
        <Trans>Give it to {guestName} when they arrive. They'll enter it to check in.</Trans>
      </p>
    </Box>
  );
}
