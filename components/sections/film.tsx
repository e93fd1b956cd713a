'use client';

import { useEffect, useRef, useState } from 'react';
import { Dialog, warmDialog } from '@/components/ui/dialog';
import { focusPressed } from '@/components/ui/focus-pressed';
import { PauseIcon, PlayIcon } from '@/components/ui/icons';
import { FilmSources } from './film-sources';
import { motionWanted } from './motion-wanted';
import { Player } from './player';

interface FilmProps {
  /** The files that loop in the page, and those of the player: browsers take the first that they can play. */
  loop: readonly string[];
  cut: readonly string[];
  /** The captions of the cut. */
  captions?: string;
  poster: string;
  title: string;
  /** Text alternative. */
  description: string;
}

/**
 * A silent film that loops in the page; a press anywhere on it opens the player, which shows the cut. The
 * poster is in the HTML, the loop is fetched when it comes into view, and never where motion or data is
 * unwanted, and the cut when the player opens.
 */
export function Film({ loop, cut, captions, poster, title, description }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  /** What the reader has chosen; null leaves it to what the system wants. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const film = video.current;
    if (film === null || open || !(wanted ?? motionWanted())) return;
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) play(film);
      else film.pause();
    });
    watcher.observe(film);
    return () => {
      watcher.disconnect();
      film.pause();
    };
  }, [wanted, open]);

  function toggle() {
    setWanted(!playing);
    // Now: some browsers play only what a press has asked for.
    if (!playing && video.current !== null) play(video.current);
  }

  return (
    <figure className="relative border border-graphite-rule">
      <video
        ref={video}
        muted
        loop
        playsInline
        // Firefox makes a video a tab stop even without controls.
        tabIndex={-1}
        preload="none"
        poster={poster}
        width={1280}
        height={720}
        aria-label={title}
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        className="block aspect-[4/3] w-full object-cover sm:aspect-video"
      >
        <FilmSources files={loop} />
      </video>
      <figcaption className="flex flex-wrap items-center gap-x-4 border-t border-graphite-rule p-2 sm:pl-4">
        <span className="tag basis-full px-1 py-1 text-steel-light normal-case sm:grow sm:basis-40 sm:p-0">
          {title}
        </span>
        <button
          type="button"
          aria-label={playing ? 'Pause animation' : 'Play animation'}
          onClick={toggle}
          className="needs-script relative z-1 flex h-11 w-24 items-center justify-center gap-2 rounded-plate border border-steel text-sm hover:border-paper"
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
          {playing ? 'Pause' : 'Play'}
        </button>
        {/* Its ::after lies over the film, so that a press anywhere on it is a press on the button. */}
        <button
          type="button"
          onClick={(event) => {
            focusPressed(event);
            setOpen(true);
          }}
          onPointerEnter={warmDialog}
          onFocus={warmDialog}
          className="needs-script h-11 px-1 text-sm underline underline-offset-4 stretched hover:text-white"
        >
          Full-screen video
        </button>
        <noscript>
          <a href={cut.at(-1)} className="underline">
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
        <Player files={cut} poster={poster} {...(captions && { captions })} />
      </Dialog>
    </figure>
  );
}

function play(film: HTMLVideoElement) {
  // A browser may refuse to play, and the media host may be down: the poster stays, nothing is lost.
  film.play().catch(() => {});
}
