import { PauseIcon, PlayIcon } from '@/components/ui/icons';
import { NativeDialog } from '@/components/ui/native-dialog';
import { filmToggleLabels } from '@/lib/page/film';

interface FilmProps {
  /** Files of the loop in the page, and of the player's cut. Browsers choose the first that they can play. */
  loop: readonly string[];
  cut: readonly string[];
  /** The captions of the cut. */
  captions?: string;
  poster: string;
  /** The same for phones, on a sheet in portrait format. */
  tall?: { loop: readonly string[]; poster: string };
  /** Whether it's as wide as the window. Its upper and lower edges are cut off. */
  isWide?: boolean;
  title: string;
  /** Text alternative. */
  description: string;
}

const playerId = 'film-player';

/**
 * A silent film that loops in the page. Pressing anywhere on it opens the player, which shows the cut
 * (`lib/page/film.ts`). The window's width decides on the poster, which is behind the loop, and on the loop. The loop is
 * fetched when it scrolls into view, unless reduced motion or Save-Data is on, and the cut when the player opens. A page
 * has at most one film.
 */
export function Film(film: FilmProps) {
  const { loop, cut, poster, tall, title, isWide = false } = film;
  const shape = `${tall === undefined ? 'aspect-[4/3]' : isWide ? 'aspect-[39/44]' : 'aspect-[39/50]'} ${isWide ? 'sm:aspect-[7/3] sm:object-[50%_41%]' : 'sm:aspect-video'}`;
  return (
    <div data-film="">
      <figure className="film group relative">
        <picture>
          {tall !== undefined && <source media="(width < 40rem)" srcSet={tall.poster} />}
          <img
            src={poster}
            alt=""
            className={`absolute inset-0 w-full object-cover print:static ${shape}`}
          />
        </picture>
        <video
          muted
          loop
          playsInline
          // Firefox makes a video a tab stop even without controls.
          tabIndex={-1}
          preload="none"
          aria-label={title}
          className={`needs-script relative block w-full object-cover ${shape}`}
        >
          <FilmSources files={loop} {...(tall && { media: '(width >= 40rem)' })} />
          {tall !== undefined && <FilmSources files={tall.loop} />}
        </video>
        <figcaption className={`flex flex-wrap items-center gap-2 py-1 ${isWide ? 'measure' : ''}`}>
          <span className="tag basis-full text-steel-light normal-case sm:grow sm:basis-40">
            {title}
          </span>
          <button
            type="button"
            data-film-toggle=""
            aria-label={filmToggleLabels.play}
            className="needs-script relative z-1 flex h-11 w-24 items-center justify-center border border-steel text-sm hover:border-paper"
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
          {/* Its ::after covers the film, so pressing anywhere on the film presses the button. */}
          <button
            type="button"
            data-opens={playerId}
            className="needs-script h-11 px-2 text-sm text-steel-light underline underline-offset-4 stretched hover:text-paper"
          >
            Watch the video
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

/** The player, which fills the window (`app/player.css`). On a phone, it shows the phone's loop (`lib/page/film.ts`). */
function Player({ cut, captions, title, description }: FilmProps) {
  return (
    <NativeDialog id={playerId} title={title} className="player on-graphite">
      {/* biome-ignore lint/a11y/useMediaCaption: without a cut, this is the silent loop, which needs no captions */}
      <video playsInline preload="none" width={1280} height={720} aria-label={title}>
        <FilmSources files={cut} />
        {captions !== undefined && (
          // No default attribute, with which browsers would fetch it with the page. lib/page/film.ts shows it.
          <track kind="captions" src={captions} srcLang="en" label="English" />
        )}
      </video>
      <p className="player-words sm:text-lg">{description}</p>
    </NativeDialog>
  );
}

/** In the given order, AV1 first: it's smaller, and browsers choose the first file that they can play. */
function FilmSources({ files, media }: { files: readonly string[]; media?: string }) {
  return files.map((src) => (
    <source
      key={src}
      src={src}
      media={media}
      type={src.endsWith('.av1.mp4') ? 'video/mp4; codecs=av01.0.05M.08' : 'video/mp4'}
    />
  ));
}
