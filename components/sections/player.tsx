'use client';

import { useEffect, useState } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { FilmSources } from './film-sources';

interface PlayerProps {
  files: readonly string[];
  poster: string;
  captions?: string;
}

/**
 * The film in its dialog. The browser's controls come after the first paint, which they would hold up. The
 * screen is taller than the picture: captions and controls lie below it, not over the drawing.
 */
export function Player({ files, poster, captions }: PlayerProps) {
  const [controls, setControls] = useState(false);
  useEffect(() => afterPaint(() => setControls(true)), []);
  return (
    // biome-ignore lint/a11y/useMediaCaption: a loop without a cut says nothing that captions could repeat
    <video
      controls={controls}
      autoPlay
      playsInline
      poster={poster}
      width={1280}
      height={720}
      aria-label="Video"
      className="-mx-4 aspect-square w-screen max-w-none bg-graphite object-top sm:mx-auto sm:aspect-[10/7] sm:w-[min(100%,103vh)] [&::cue]:bg-graphite [&::cue]:text-lg"
    >
      <FilmSources files={files} />
      {captions !== undefined && (
        <track kind="captions" src={captions} srcLang="en" label="English" default />
      )}
    </video>
  );
}
