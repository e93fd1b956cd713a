'use client';

import { useEffect, useState } from 'react';
import { afterPaint } from '@/components/ui/after-paint';

/** The film in its dialog. The browser's controls come after the first paint, which they would hold up. */
export function Player({ src, poster }: { src: string; poster: string }) {
  const [controls, setControls] = useState(false);
  useEffect(() => afterPaint(() => setControls(true)), []);
  return (
    // biome-ignore lint/a11y/useMediaCaption: the film is silent; the text below it says what is seen
    <video
      controls={controls}
      autoPlay
      playsInline
      poster={poster}
      width={1280}
      height={720}
      className="max-h-[72vh] w-full bg-graphite"
    >
      <source src={src} type="video/mp4" />
    </video>
  );
}
