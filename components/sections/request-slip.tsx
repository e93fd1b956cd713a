import { buttonStyles } from '@/components/ui/button-styles';

interface RequestSlipProps {
  title: string;
  lead: string;
  /** The labels of the fields, the last of which has several lines. */
  lines: readonly string[];
  /** The email that the slip composes, unless it's posted to a form service. */
  email?: { to: string; subject: string };
  /** `address` is the label of the field for the reader's own email address. */
  service?: { action: string; address: string };
  button: string;
  /** What happens after the button is pressed. */
  after: string;
  /** What the reader asks for, in order. */
  agenda: readonly string[];
  agendaHeading: string;
  /** For people without an email program; `before` precedes the address. */
  otherwise?: {
    heading: string;
    before: string;
    button: string;
    copied: string;
    failed: string;
    long: string;
  };
}

/**
 * A form that the browser turns into an email or posts to a form service, without scripts. As an email, it's posted as
 * plain text to a mailto address, so each field becomes a line of the body; the last one has several lines.
 * https://html.spec.whatwg.org/#submit-mailto-body
 *
 * “Skip to main content” leads here, because the page's `main` may contain only “Content coming soon”.
 */
export function RequestSlip(props: RequestSlipProps) {
  const { title, lead, lines, email, service, button, after, ...beside } = props;
  const action =
    service?.action ?? `mailto:${email?.to}?subject=${encodeURIComponent(email?.subject ?? '')}`;
  return (
    <section id="main" tabIndex={-1} aria-labelledby="page-title" className="measure pt-6">
      <div className="border-2 border-ink bg-white @min-[62rem]/page:grid @min-[62rem]/page:grid-cols-[7fr_5fr]">
        <div className="p-5 md:p-8">
          <h1 id="page-title" className="text-title font-bold max-sm:text-hero">
            {title}
          </h1>
          <p className="mt-3 max-w-xl text-steel md:text-lg">{lead}</p>
          <form
            id="request"
            method="post"
            {...(service === undefined && { encType: 'text/plain' })}
            action={action}
            className="mt-5 grid gap-4 sm:grid-cols-2 md:mt-8 print:hidden"
          >
            {service !== undefined && (
              <label className="grid gap-1">
                <span className="tag text-steel">{service.address}</span>
                <input type="email" name="email" autoComplete="email" required className={field} />
              </label>
            )}
            {lines.slice(0, -1).map((line) => (
              <label key={line} className="grid gap-1">
                <span className="tag text-steel">{line}</span>
                <input type="text" name={line} className={field} />
              </label>
            ))}
            <label className="col-span-full grid gap-1">
              <span className="tag text-steel">{lines.at(-1)}</span>
              <textarea name={lines.at(-1)} rows={3} className={field} />
            </label>
            <button type="submit" className={`${buttonStyles.primary} max-sm:w-full`}>
              {button}
            </button>
            <p className="col-span-full max-w-xl text-sm text-steel">{after}</p>
          </form>
        </div>
        <Beside {...beside} to={email?.to} />
      </div>
    </section>
  );
}

/* With text smaller than 16 px, iOS zooms into a field that gets the focus. */
const field =
  'min-h-11 w-full border border-steel bg-white px-3 py-2 text-[max(1rem,16px)] hover:border-ink';

type BesideProps = Pick<RequestSlipProps, 'agenda' | 'agendaHeading' | 'otherwise'> & {
  to: string | undefined;
};

/** What a demo is, and the way without an email program. */
function Beside({ agenda, agendaHeading, otherwise, to }: BesideProps) {
  return (
    <div className="grid content-start gap-5 md:gap-8 border-ink p-5 @min-[62rem]/page:grid-rows-[1fr_auto] @min-[62rem]/page:content-stretch @min-[62rem]/page:pt-10 @max-[62rem]/page:border-t-2 @min-[40rem]/page:@max-[62rem]/page:grid-cols-2 md:p-8 @min-[62rem]/page:border-l-2">
      <div className="flex flex-col">
        <h2 className="text-xl">{agendaHeading}</h2>
        <ol className="mt-3 grid grow">
          {agenda.map((line, index) => (
            <li key={line} className="flex items-center gap-4 border-t border-rule py-2 md:py-3">
              <span aria-hidden="true" className="font-mono text-steel">
                {index + 1}
              </span>
              {line}
            </li>
          ))}
        </ol>
      </div>
      {otherwise !== undefined && (
        <div className="@min-[62rem]/page:border-t-2 @min-[62rem]/page:border-ink @min-[62rem]/page:pt-6">
          <h2 className="text-xl">{otherwise.heading}</h2>
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
      )}
    </div>
  );
}
