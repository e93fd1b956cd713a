import type { StandardPage } from '@/lib/content/types';

type PictureContent = NonNullable<StandardPage['sections'][number]['picture']>;

interface PictureProps extends PictureContent {
  width: number;
  height: number;
  src: string;
  srcSet?: string;
}

/** A picture of content/images/, in place of a section's drawing. */
export function Picture({ file: _, description, caption, ...image }: PictureProps) {
  return (
    <figure>
      {/* biome-ignore lint/performance/noImgElement: next/image resizes on a server, which an export lacks */}
      <img
        {...image}
        alt={description}
        loading="lazy"
        sizes={columnWidth}
        className="w-full border border-rule"
      />
      {caption !== undefined && <figcaption className="mt-2 text-sm">{caption}</figcaption>}
    </figure>
  );
}

/** Half of `.measure`, or a phone or tablet without its margins. */
const columnWidth = '(width >= 80rem) 38rem, calc(100vw - 2.5rem)';
