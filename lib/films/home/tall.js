// The Home film's loop for phones: the plot plan around the conflict, with the timeline below it.
{
  const { cues } = window.states;
  const away = [8.2, 8.7];
  const cue = {
    hotTag: [[0.2, 0.7], away],
    zone: [[0.4, 1.2], away],
    breakTag: [[1.4, 2], away],
    conflict: [
      [2.3, 2.8],
      [4.9, 5.2],
    ],
    // Moves back while hidden, after everything has disappeared.
    later: [
      [4.9, 5.7],
      [8.75, 8.9],
    ],
    resolved: [[5.8, 6.3], away],
  };

  const plot = window.plot({
    ...{ scale: 5, left: 210, top: 333, ends: [186, 740], bays: 5, measured: 1 },
    labels: {
      cooler: [606, 294, 'end'],
      rack: [82, 312],
      north: [706, 60],
      sheet: [60, 704],
    },
  });
  const shift = window.timeline({
    ...{ left: 84, pitch: 51, top: 752, bottom: 866, rule: 'M40 730H740', thick: 40 },
    rows: { hot: 762, break: 816 },
    names: { shift: [720, 940, 'end'], unit: [60, 940, 'start'] },
  });
  const tags = window.signs.plan(plot, {
    hot: { x: 388, y: 100, width: 340 },
    break: { x: 372, y: 604, width: 360 },
    verdict: { x: 360, y: 196, width: 372 },
    bend: 410,
  });
  const seekPlan = window.planSeeker(plot, shift, cue);

  const draw = (sheet) => {
    sheet.innerHTML += plot.drawing + tags + shift.drawing;
    const { time } = cues.at(-1);
    shift.setNow(Number(time.slice(0, 2)) + Number(time.slice(3)) / 60);
    return seekPlan;
  };

  window.tall = window.portrait({ seconds: 9, poster: 4, draw });
}
