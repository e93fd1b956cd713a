import { afterPaint } from './after-paint';
import { closest } from './events';

/** Accessible names of the button that starts and stops a film. */
export const filmToggleLabels = { play: 'Play animation', pause: 'Pause animation' };

/**
 * Connects the films' play buttons. Each film is a `[data-film]` with a dialog, which contains the player, and a
 * `figure`, which contains a looping `video`, a `[data-film-toggle]` button, and one that opens the dialog.
 */
export function initFilms(): void {
  document.addEventListener('click', ({ target }) => toggleFilm(target), true);
  document.addEventListener('playing', ({ target }) => updateToggle(target), true);
  document.addEventListener('pause', ({ target }) => updateToggle(target), true);
}

function toggleFilm(target: EventTarget | null): void {
  const toggle = closest(target, '[data-film-toggle]');
  const film = toggle === null ? null : findLoop(toggle);
  if (film === null) return;
  film.dataset.wanted = String(film.paused);
  // Synchronously, since some browsers allow playback only during a click.
  if (film.paused) play(film);
  else film.pause();
}

/**
 * Plays each loop of the page while it's in view, unless the reader has stopped it or asked for less motion or less
 * data.
 */
export function watchFilms(): void {
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLVideoElement)) continue;
      target.toggleAttribute('data-in-view', isIntersecting);
      updatePlayback(target);
    }
  });
  for (const film of document.querySelectorAll('figure > video')) watcher.observe(film);
}

/** Plays the film of a dialog, if it has one, instead of the loop. */
export function startPlayer(dialog: HTMLDialogElement): void {
  const player = dialog.querySelector('video');
  if (player === null) return;
  const loop = findLoopOf(dialog);
  loop?.pause();
  // The one that the page shows, until the film's first frame. As an attribute, browsers would fetch another with the page.
  player.poster = loop?.parentElement?.querySelector('img')?.currentSrc ?? '';
  // On a phone, the cut's text is too small to read. Its captions don't fit the loop.
  const source = loop === null ? undefined : sourceOf(loop);
  if (source?.includes('.tall.') && player.src === '') {
    player.src = source;
    player.querySelector('track')?.remove();
  }
  // Captions are on the first time; after that, they stay as the reader left them.
  const isFirst = player.readyState === HTMLMediaElement.HAVE_NOTHING;
  for (const track of isFirst ? player.textTracks : []) track.mode = 'showing';
  play(player);
  // Building the controls would hold up the dialog's first paint.
  afterPaint(() => player.toggleAttribute('controls', true));
}

export function stopPlayer(dialog: HTMLDialogElement): void {
  dialog.querySelector('video')?.pause();
  const film = findLoopOf(dialog);
  if (film !== null) updatePlayback(film);
}

/** The loop next to the button that opens a dialog. */
function findLoopOf({ id }: HTMLDialogElement): HTMLVideoElement | null {
  const button = document.querySelector(`[data-opens="${id}"]`);
  return button === null ? null : findLoop(button);
}

function findLoop(element: Element): HTMLVideoElement | null {
  return element.closest('[data-film]')?.querySelector<HTMLVideoElement>('figure > video') ?? null;
}

function updatePlayback(film: HTMLVideoElement): void {
  if (!film.hasAttribute('data-in-view')) film.pause();
  else if (shouldPlay(film)) play(film);
}

/** The reader's choice; without one, whether their motion and data settings allow playback. */
function shouldPlay(film: HTMLVideoElement): boolean {
  const { wanted } = film.dataset;
  if (wanted !== undefined) return wanted === 'true';
  // Missing from TypeScript's DOM types and from some browsers.
  const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, 'connection');
  return !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function updateToggle(film: EventTarget | null): void {
  if (!(film instanceof HTMLVideoElement)) return;
  const figure = film.closest('figure');
  figure?.toggleAttribute('data-playing', !film.paused);
  const toggle = figure?.querySelector('[data-film-toggle]');
  toggle?.setAttribute('aria-label', film.paused ? filmToggleLabels.play : filmToggleLabels.pause);
}

/** WebKit chooses a source, and sets `currentSrc`, while parsing, before it knows the window's width. */
function sourceOf(film: HTMLVideoElement): string | undefined {
  const sources = [...film.querySelectorAll('source')];
  return sources.find(({ media, type }) => matchMedia(media).matches && film.canPlayType(type))
    ?.src;
}

function play(film: HTMLVideoElement): void {
  // WebKit has to choose again; see above.
  if (film.readyState === HTMLMediaElement.HAVE_NOTHING) film.load();
  // The browser may block playback, or the media host may be down. The poster stays.
  film.play().catch(() => {});
}
