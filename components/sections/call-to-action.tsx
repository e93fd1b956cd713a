import { Actions } from '@/components/ui/actions';
import type { LinkItem } from '@/lib/content/types';

interface CallToActionProps {
  heading: string;
  text: string;
  actions: LinkItem[];
}

/** The last block of the sheet before its title block. */
export function CallToAction({ heading, text, actions }: CallToActionProps) {
  return (
    <section aria-labelledby="next-heading" className="measure pt-14 pb-20 md:pb-28">
      <div className="grid gap-8 border-2 border-ink bg-white p-8 md:grid-cols-[1fr_auto] md:items-end md:p-12">
        <div>
          <h2 id="next-heading" className="text-subheading">
            {heading}
          </h2>
          <p className="mt-4 max-w-2xl text-lg text-steel">{text}</p>
        </div>
        <Actions links={actions} />
      </div>
    </section>
  );
}
