import type { CredentialContent } from '@/lib/content/types';
import { DrawingFrame } from './drawing-frame';
import { NoBreakTags } from './no-break-tags';
import { QrCode } from './qr-code';

interface CredentialProps extends Omit<CredentialContent, 'code'> {
  code: {
    /** The URL in the QR code. */
    address: string;
    text: string;
  };
}

/** A credential as its holder shows it: title, holder, expiry, evidence, and a QR code for verification. */
export function Credential({
  name,
  holder,
  role,
  tiers,
  tier,
  issued,
  expires,
  status,
  evidence,
  code,
  ...sheet
}: CredentialProps) {
  return (
    <DrawingFrame {...sheet}>
      <div className="guilloche grid gap-x-8 gap-y-6 p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,12rem)] sm:p-8">
        <div>
          <ul className="tag flex flex-wrap gap-x-4 gap-y-1">
            {tiers.map((each) => (
              <li
                key={each}
                aria-current={each === tier || undefined}
                className={
                  each === tier
                    ? 'border-b-2 border-ink'
                    : 'border-b-2 border-transparent text-(--quiet)'
                }
              >
                {each}
              </li>
            ))}
          </ul>
          <p className="mt-6 text-3xl leading-tight font-semibold tracking-tight text-balance md:text-4xl">
            {name}
          </p>
          <p className="mt-4 text-xl leading-tight">{holder}</p>
          <p className="text-(--quiet)">{role}</p>
        </div>
        <div className="max-sm:order-last max-sm:flex max-sm:items-end max-sm:gap-3 max-sm:*:basis-36">
          <QrCode text={code.address} label={`QR code that opens ${code.address}`} />
          <p className="mt-2 text-[0.8rem] text-(--quiet)">{code.text}</p>
        </div>
        <dl className="flex flex-wrap justify-between gap-x-4 gap-y-3 border-t-2 border-ink pt-4 sm:col-span-2 sm:grid sm:grid-cols-3">
          {[issued, expires, status].map(({ name, text }) => (
            <div key={name}>
              <dt className="text-(--quiet)">{name}</dt>
              <dd className="font-mono">
                {name === status.name && status.signal !== undefined && (
                  <span
                    aria-hidden="true"
                    className="mr-1.5 inline-block size-2.5 rounded-full bg-green"
                  />
                )}
                {text}
              </dd>
            </div>
          ))}
        </dl>
        <div className="sm:col-span-2">
          <p className="text-(--quiet)">{evidence.heading}</p>
          <ul>
            {evidence.items.map((item) => (
              <li key={item} className="pt-1">
                <NoBreakTags text={item} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </DrawingFrame>
  );
}
