// The cut: a film's story at reading speed, with a camera that zooms in on the subject of each caption.
{
  const { ramp, mix, hold } = window.timing;
  const whole = { x: 640, y: 360, width: 1280 };
  // Seconds between captions, so viewers notice the change.
  const gap = 0.12;

  const byId = (id) => document.getElementById(id);

  /** A view between two others, as a zoom about a fixed point at a constant rate. */
  const between = (from, to, k) => {
    const width = from.width * (to.width / from.width) ** k;
    const shift =
      Math.abs(to.width - from.width) < 1 ? k : (width - from.width) / (to.width - from.width);
    return { x: mix(from.x, to.x, shift), y: mix(from.y, to.y, shift), width };
  };

  const viewBox = ({ x, y, width }) => {
    const height = (width * 9) / 16;
    return [x - width / 2, y - height / 2, width, height].map((n) => n.toFixed(2)).join(' ');
  };

  /** A line of text that's only in the cut. Its size is proportional to the view's width: 12 px on a phone. */
  const note = ({ x, y, text, anchor = 'start', color = 'paper' }, id, size) =>
    `<text id="${id}" class="cut-note" opacity="0" x="${x}" y="${y}" text-anchor="${anchor}" style="font-size: ${size.toFixed(1)}px; fill: var(--${color})">${text}</text>`;

  /** Completes the beats: defaults, start and end times, and the view and the second of the story at their start. */
  const schedule = (beats) => {
    let [at, view, story] = [0, whole, 0];
    return beats.map((beat) => {
      const from = { at, view, story };
      at += beat.seconds;
      view = beat.view ?? view;
      story = beat.story ?? story;
      return { travel: 1.2, wait: 0.7, notes: [], ...beat, from, until: at, view, story };
    });
  };

  /** A caption stays until the next beat that has one. */
  const captionsOf = (scheduled, seconds) => {
    const spoken = scheduled.filter(({ caption }) => caption !== undefined);
    return spoken.map(({ caption, from }, i) => ({
      from: from.at,
      until: (spoken[i + 1]?.from.at ?? seconds) - gap,
      text: caption,
    }));
  };

  /**
   * Creates a cut from beats. A beat lasts `seconds`. Its camera moves to `view` ({ x, y, width }: center and width on
   * the sheet) in `travel` seconds. After `wait` seconds, the story plays on to its second `story`. Its `notes` are
   * visible during the beat. Without a view or a story, the beat keeps the previous one. `seek(story, clock)` draws the
   * sheet; continuous flow follows the clock.
   */
  const cut = (beats, seek) => {
    const scheduled = schedule(beats);
    const seconds = scheduled.at(-1).until;
    const sheet = byId('sheet');
    sheet.insertAdjacentHTML(
      'beforeend',
      scheduled
        .flatMap(({ notes, view }, i) =>
          notes.map((each, j) => note(each, `note-${i}-${j}`, view.width * 0.034)),
        )
        .join(''),
    );

    const seekCut = (t) => {
      const beat = scheduled.find(({ until }) => t < until) ?? scheduled.at(-1);
      const { from, wait, travel, story, until } = beat;
      sheet.setAttribute(
        'viewBox',
        viewBox(between(from.view, beat.view, ramp(t, from.at, from.at + travel))),
      );
      const played = (t - from.at - wait) / (until - from.at - wait - 0.3);
      seek(mix(from.story, story, Math.min(1, Math.max(0, played))), t);
      scheduled.forEach(({ notes, from: start, until: end, travel: arrives }, i) => {
        notes.forEach(({ after = arrives }, j) => {
          const seen = hold(t, [start.at + after, start.at + after + 0.35], [end - 0.3, end]);
          byId(`note-${i}-${j}`).setAttribute('opacity', seen);
        });
      });
    };

    return { seconds, captions: captionsOf(scheduled, seconds), seek: seekCut };
  };

  window.cut = cut;
}
