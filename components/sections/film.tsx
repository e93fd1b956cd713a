'use client';

import { useEffect, useRef, useState } from 'react';
import { Dialog, warmDialog } from '@/components/ui/dialog';
import { PauseIcon, PlayIcon } from '@/components/ui/icons';
import { motionWanted } from './motion-wanted';
import { Player } from './player';

interface FilmProps {
  src: string;
  poster: string;
  title: string;
  /** What is seen, for those who cannot see it. */
  description: string;
}

/**
 * A silent film that loops in the page; a press anywhere on it opens the player. The poster is in
 * the HTML, the film is fetched when it comes into view, and never where motion or data is unwanted.
 */
export function Film({ src, poster, title, description }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const film = video.current;
    if (film === null || held || open || !motionWanted()) return;
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) play(film);
      else film.pause();
    });
    watcher.observe(film);
    return () => {
      watcher.disconnect();
      film.pause();
    };
  }, [held, open]);

  function toggle() {
    if (video.current === null) return;
    setHeld(playing);
    if (playing) video.current.pause();
    else play(video.current);
  }

  return (
    <figure className="relative border border-graphite-rule">
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        poster={poster}
        width={1280}
        height={720}
        aria-label={title}
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        className="block aspect-[4/3] w-full object-cover sm:aspect-video"
      >
        <source src={src} type="video/mp4" />
      </video>
      <figcaption className="flex flex-wrap items-center gap-2 border-t border-graphite-rule p-2 sm:pl-4">
        <span className="tag basis-full px-1 py-1 text-steel-light normal-case sm:grow sm:basis-40 sm:p-0">
          {title}
        </span>
        {/* Its ::after lies over the film, so that a press anywhere on it is a press on the button. */}
        <button
          type="button"
          onClick={() => setOpen(true)}
          onPointerEnter={warmDialog}
          onFocus={warmDialog}
          className="needs-script mr-auto flex h-9 shrink-0 items-center gap-2 rounded-plate bg-paper px-3 text-sm font-semibold text-ink stretched hover:bg-white sm:mr-0"
        >
          <PlayIcon /> Full-screen video
        </button>
        <button
          type="button"
          aria-label={playing ? 'Pause animation' : 'Play animation'}
          onClick={toggle}
          className="needs-script relative grid size-9 shrink-0 place-items-center rounded-plate border border-steel hover:border-paper"
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </button>
        <noscript>
          <a href={src} className="underline">
            Play video
          </a>
        </noscript>
      </figcaption>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={description}
        size="screen"
        tone="graphite"
      >
        <Player src={src} poster={poster} />
      </Dialog>
    </figure>
  );
}

function play(film: HTMLVideoElement) {
  // A browser may refuse to play, and the media host may be down: the poster stays, nothing is lost.
  film.play().catch(() => {});
}
