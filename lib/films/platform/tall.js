// The Platform film's loop for phones: the same sheets, further apart, with their names between them. The field is the
// line of the register, from the drum to the exchanger.
{
  const { label, pump, exchanger, controlValve } = window.symbols;
  const { layers, placed } = window.layers;
  const actuated = (x, y) => controlValve(x, y);

  const draw = (sheet) => {
    const stack = layers({
      origin: { x: 242, y: 62 },
      pitch: 228,
      across: { x: 0.86, y: 0.15 },
      down: { x: -0.46, y: 0.26 },
      field:
        '<path class="pipe" d="M20 160H104M196 160H214V90H262M214 160V206H262M262 61H318V170H342M262 177H318M390 170H410M482 170H540"/>' +
        '<circle class="part" cx="150" cy="160" r="46"/><circle class="part" cx="150" cy="160" r="12"/>' +
        placed('', pump, 262, 90, 1.2) +
        placed('pump-b', pump, 262, 206, 1.2) +
        placed('', actuated, 366, 170, 1.1) +
        placed('', exchanger, 446, 170, 1),
      label: (layer, point) => {
        const { x, y } = point(layer, 0, 300);
        return { leader: `M${x} ${y + 6}v36`, name: [56, y + 84], note: [58, y + 118] };
      },
    });
    const signals = window.signals({
      ...stack,
      sources: [
        [366, 170],
        [150, 160],
        [262, 90],
        [446, 170],
      ],
      action: [
        [548, 284],
        [262, 284],
        [262, 248],
      ],
    });
    const valve = stack.point('FIELD', 378, 260);
    sheet.innerHTML += stack.drawing + signals.drawing + label('FC', valve.x, valve.y, 'middle');
    return signals.seek;
  };

  window.tall = window.portrait({ seconds: 8.4, poster: 7, draw });
}
