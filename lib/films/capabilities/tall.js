// The Capabilities film's loop for phones: the busbar is vertical, so a feeder's name and what it does are lines of text.
{
  const { steps, life, tag } = window.incident;
  const [left, top, pitch] = [98, 172, 118];
  const y = (pillar) => top + (pillar - 1) * pitch;
  const lamp = { height: 160, r: 40 };
  const did = (pillar) => steps.find((step) => step.pillar === pillar).words;

  const draw = (sheet) => {
    const gear = window.switchgear({
      turn: (pillar) => `translate(${left} ${y(pillar)}) rotate(90)`,
      point: (pillar, height) => ({ x: left + height, y: y(pillar) }),
      ...{ blade: 62, lamp },
      bus: [
        { x: left, y: 114 },
        { x: left, y: y(7) + 48 },
      ],
      words: (pillar, name) =>
        `<text class="name pillar-name" x="324" y="${y(pillar) - 4}">${name}</text>
        <text class="pillar-day" x="716" y="${y(pillar) - 4}" text-anchor="end"></text>
        <text class="pillar-what" x="326" y="${y(pillar) + 30}">${did(pillar)}</text>`,
      title: `<text x="64" y="90" id="bus-name">ONE RECORD</text><text x="716" y="90" text-anchor="end">${tag}</text>`,
    });
    const { drawing, seek } = life(gear);
    sheet.innerHTML += drawing;
    return seek;
  };

  window.tall = window.portrait({ seconds: 10, poster: 9.1, draw });
}
