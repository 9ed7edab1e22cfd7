import { QRCodeSVG } from 'qrcode.react';
import type { Dealer } from '#contract/dealers/dealers.ts';
import { formatCode } from '#contract/on-road/codes.ts';
import { verifyPage } from '#contract/on-road/verify.ts';

/** Printed instead of the office while the dealer is open: admin.css hides everything else. */
export function WallSheet({ dealer, code }: { dealer: Dealer; code: string }) {
  const page = `${window.location.origin}${verifyPage}`;
  return (
    <div className="wall-sheet hidden text-center text-black print:grid">
      <p className="text-2xl">Authorised dealership</p>
      <p className="mt-4 text-5xl font-semibold">{dealer.name}</p>
      <p className="mt-3 text-2xl">{dealer.city}</p>
      <QRCodeSVG
        value={`${page}?code=${code}`}
        size={320}
        title={`QR code that checks ${dealer.name}`}
        className="mx-auto mt-14"
      />
      <p className="mt-8 font-mono text-5xl">{formatCode(code)}</p>
      <p className="mt-8 text-2xl">
        Scan the code, or enter it on {page}, before you pay.
        <br />
        We never ask for cash or for a payment to a private account.
      </p>
    </div>
  );
}
