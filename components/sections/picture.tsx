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

/** As wide as it's shown; in browsers that can't tell, as wide as `.measure`, or a phone without its margins. */
const columnWidth = 'auto, (width >= 80rem) 76rem, calc(100vw - 2.5rem)';
