import { buttonStyles } from '@/components/ui/button-styles';

interface RequestSlipProps {
  /** The email that the slip composes. */
  email: { to: string; subject: string; lines: readonly string[] };
  heading: string;
  lead: string;
  button: string;
  /** What happens after the button is pressed, in order. */
  next: readonly string[];
  nextHeading: string;
  /** For people without an email program; `before` precedes the address. */
  otherwise: {
    heading: string;
    before: string;
    button: string;
    copied: string;
    failed: string;
    long: string;
  };
}

/**
 * A form that the browser turns into an email, without scripts: posted as plain text to a mailto address, each field
 * becomes a line of the body; the last one has several lines. https://html.spec.whatwg.org/#submit-mailto-body
 */
export function RequestSlip({ email, heading, lead, button, ...after }: RequestSlipProps) {
  const { to, subject, lines } = email;
  return (
    <section id="slip" aria-labelledby="slip-heading" className="slip">
      <div className="p-5 md:p-8">
        <h2 id="slip-heading" className="text-2xl max-sm:sr-only">
          {heading}
        </h2>
        <p className="mt-2 max-w-xl text-steel max-sm:hidden">{lead}</p>
        <form
          id="request"
          method="post"
          encType="text/plain"
          action={`mailto:${to}?subject=${encodeURIComponent(subject)}`}
          className="grid gap-4 sm:mt-5 sm:grid-cols-2"
        >
          {lines.slice(0, -1).map((line) => (
            <label key={line} className="grid gap-1">
              <span className="tag text-steel">{line}</span>
              <input type="text" name={line} className="slip-field" />
            </label>
          ))}
          <label className="col-span-full grid gap-1">
            <span className="tag text-steel">{lines.at(-1)}</span>
            <textarea name={lines.at(-1)} rows={3} className="slip-field" />
          </label>
          <p className="max-sm:col-span-full">
            <button type="submit" className={`${buttonStyles.primary} max-sm:w-full`}>
              {button}
            </button>
          </p>
        </form>
      </div>
      <WhatHappensNext {...after} to={to} />
    </section>
  );
}

type WhatHappensNextProps = Pick<RequestSlipProps, 'next' | 'nextHeading' | 'otherwise'> & {
  to: string;
};

function WhatHappensNext({ next, nextHeading, otherwise, to }: WhatHappensNextProps) {
  return (
    <div className="slip-next border-t border-ink p-5 @min-[62rem]/page:border-t-0 @min-[62rem]/page:border-l-2 md:p-8">
      <h3 className="tag font-normal text-steel">{nextHeading}</h3>
      <ol className="slip-steps">
        {next.map((step, index) => (
          <li key={step}>
            <span aria-hidden="true">{index + 1}</span>
            {step}
          </li>
        ))}
      </ol>
      <div className="slip-otherwise">
        <h3 className="tag font-normal text-steel">{otherwise.heading}</h3>
        <p className="mt-2">
          {otherwise.before} <strong className="font-mono font-normal select-all">{to}</strong>
        </p>
        <p className="needs-script mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          <button
            type="button"
            form="request"
            data-copies=""
            data-copied={otherwise.copied}
            data-failed={otherwise.failed}
            data-long={otherwise.long}
            className={buttonStyles.secondary}
          >
            {otherwise.button}
          </button>
          <output />
        </p>
      </div>
    </div>
  );
}
