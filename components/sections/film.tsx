import {
  dialogClose,
  dialogDescription,
  dialogHead,
  dialogTitle,
} from '@/components/ui/dialog-look';
import { CloseIcon, PauseIcon, PlayIcon } from '@/components/ui/icons';
import { filmToggle } from '@/lib/page/film';
import { FilmSources } from './film-sources';

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

const playerId = 'film-player';

/**
 * A silent film that loops in the page; a press anywhere on it opens the player, which shows the cut
 * (`lib/page/film.ts`). The poster is in the HTML, the loop is fetched when it comes into view, and never where motion
 * or data is unwanted, and the cut when the player opens. A page has one at most.
 */
export function Film(film: FilmProps) {
  const { loop, cut, poster, title } = film;
  return (
    <div data-film="">
      <figure className="group relative border border-graphite-rule">
        <video
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
            data-film-toggle=""
            aria-label={filmToggle.play}
            className="needs-script relative z-1 flex h-11 w-24 items-center justify-center rounded-plate border border-steel text-sm hover:border-paper"
          >
            <span className="flex items-center gap-2 group-data-playing:hidden">
              <PlayIcon />
              Play
            </span>
            <span className="hidden items-center gap-2 group-data-playing:flex">
              <PauseIcon />
              Pause
            </span>
          </button>
          {/* Its ::after lies over the film, so that a press anywhere on it is a press on the button. */}
          <button
            type="button"
            data-opens={playerId}
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
      </figure>
      <Player {...film} />
    </div>
  );
}

/** Fills the window (`app/player.css`). */
function Player({ cut, captions, poster, title, description }: FilmProps) {
  return (
    <dialog id={playerId} aria-labelledby={`${playerId}-title`} className="player on-graphite">
      <div className={dialogHead}>
        <h2 id={`${playerId}-title`} className={dialogTitle}>
          {title}
        </h2>
        <form method="dialog">
          <button type="submit" aria-label="Close" className={dialogClose}>
            <CloseIcon />
          </button>
        </form>
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: without a cut, this is the silent loop, which needs no captions */}
      <video
        playsInline
        preload="none"
        poster={poster}
        width={1280}
        height={720}
        aria-label="Video"
      >
        <FilmSources files={cut} />
        {captions !== undefined && (
          // Not the default: browsers would fetch it with the page. The script shows it.
          <track kind="captions" src={captions} srcLang="en" label="English" />
        )}
      </video>
      <p className={dialogDescription}>{description}</p>
    </dialog>
  );
}
