// The sheet of a film's loop for phones: 780 units are 390 px, so the smallest text has 22.
{
  const [width, height] = [780, 1000];

  /** `draw` draws on the sheet and returns a function that draws second t. It's called before the first frame. */
  const portrait = ({ seconds, poster, draw }) => {
    let seekDrawn;
    const seek = (t) => {
      const sheet = document.getElementById('sheet');
      if (!sheet.classList.contains('tall')) {
        window.set('sheet', { class: 'tall', viewBox: `0 0 ${width} ${height}`, width, height });
        sheet.innerHTML = window.sheet({ width, height, zones: 4 });
        seekDrawn = draw(sheet);
      }
      seekDrawn(t);
    };
    return { seconds, poster, seek };
  };

  window.portrait = portrait;
}
