// The Platform film's loop for phones: the same sheets, further apart, with their names between them. The names of the
// field's equipment are beside its signals, above the sheet.
{
  const view = { across: { x: 0.86, y: 0.1 }, down: { x: -0.46, y: 0.37 } };

  const draw = (sheet) => {
    const field = window.field({
      ...{ ...view, scale: 0.87, suction: 155, discharge: 275 },
      ...{ drum: [97, 196], duty: [226, 74], spare: [242, 219], valve: 366, exchanger: 482 },
    });
    const stack = window.layers.layers({
      ...{ origin: { x: 242, y: 56 }, pitch: 226, ...view, field: field.pipes },
      label: (layer, point) => {
        const { y } = point(layer, 0, 300);
        return { name: [56, y + 58], note: [57, y + 92] };
      },
    });
    const signals = window.signals({
      ...stack,
      sources: field.sources,
      // Down near the sheets' right corners, and around the exchanger.
      action: [
        [545, 45],
        [545, 272],
        [324, 272],
      ],
    });
    const symbols = field.symbols(stack.point, {
      drum: [14, -44, 'start'],
      duty: [-14, -52, 'end'],
      spare: [0, 68, 'middle'],
      valve: [11, -82, 'start'],
      exchanger: [12, -78, 'start'],
      failure: 34,
    });
    sheet.innerHTML += stack.drawing + signals.drawing + symbols;
    return signals.seek;
  };

  window.tall = window.portrait({ seconds: 8.4, poster: 7, draw });
}
