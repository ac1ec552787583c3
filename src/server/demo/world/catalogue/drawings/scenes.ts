/** Pictures of services at work: screens, charts and rings, each in the tones of its category. */
import { bar, box, card, dot, drawing, each, picture, program, quiet, ring, stroke, type Tones } from './shapes.ts';

type Scene = (tones: Tones, key: string) => string;

const screen: Scene = ({ strong, soft }) =>
  picture(
    program(
      box(90, 140, 210, 530, quiet.faint, { round: 0 }) +
        each(6, (index) => bar(120, 182 + index * 50, [150, 120, 138, 96, 128, 84][index] ?? 100)) +
        each(6, (index) => {
          const x = 340 + (index % 3) * 248;
          const y = 180 + Math.floor(index / 3) * 236;
          return (
            card(x, y, 222, 206) +
            bar(x + 24, y + 28, [130, 96, 112, 88, 124, 104][index] ?? 100, soft, 16) +
            bar(x + 24, y + 66, 160) +
            bar(x + 24, y + 94, 120) +
            box(x + 24, y + 142, 64, 34, index === 1 ? strong : quiet.faint, { round: 8 })
          );
        }),
    ),
  );

const chart: Scene = ({ strong, second }, key) => {
  const chance = drawing(key);
  const line = (from: number, rise: number): string =>
    Array.from(
      { length: 9 },
      (_, index) => `${140 + index * 115} ${Math.round(from - index * rise + chance.whole(-46, 46))}`,
    ).join('L');
  const upper = line(480, 34);
  return picture(
    card(90, 80, 1020, 590) +
      bar(136, 122, 220, quiet.bar, 18) +
      bar(136, 156, 130) +
      each(5, (index) => stroke(`M140 ${230 + index * 90}H1060`, quiet.faint, 3)) +
      `<path d="M${upper}L1060 590L140 590Z" fill="${strong}" fill-opacity="0.08"/>` +
      stroke(`M${line(560, 18)}`, second, 6) +
      stroke(`M${upper}`, strong, 8) +
      upper
        .split('L')
        .filter((_, index) => index % 4 === 0)
        .map((point) => point.split(' ').map(Number))
        .map(([x = 0, y = 0]) => dot(x, y, 13, quiet.card) + dot(x, y, 8, strong))
        .join(''),
  );
};

const rings: Scene = ({ strong, second }, key) => {
  const chance = drawing(key);
  return picture(
    each(4, (index) => {
      const x = 96 + index * 258;
      const colour = [strong, quiet.bar, second, strong][index] ?? strong;
      return (
        card(x, 200, 234, 350) +
        ring(x + 117, 330, 70, [0.82, 0.35, 0.64, 0.93][index] ?? 0.5, colour) +
        bar(x + 57, 446, 120, quiet.bar, 16) +
        bar(x + 77, 480, chance.whole(60, 84))
      );
    }),
  );
};

const bars: Scene = ({ strong, soft, second }, key) => {
  const chance = drawing(key);
  return picture(
    card(90, 80, 1020, 590) +
      bar(136, 122, 260, quiet.bar, 18) +
      each(4, (index) => stroke(`M140 ${240 + index * 112}H1060`, quiet.faint, 3)) +
      each(10, (index) => {
        const height = chance.whole(120, 220) + index * 18;
        const filled = index === 9 ? strong : index % 3 === 2 ? second : soft;
        return box(156 + index * 91, 604 - height, 54, height, filled, { round: 8 });
      }),
  );
};

const list: Scene = ({ strong, soft }, key) => {
  const chance = drawing(key);
  return picture(
    program(
      each(6, (index) => {
        const y = 162 + index * 84;
        const read = index > 1;
        return (
          (index === 0 ? box(104, y - 10, 992, 76, `${soft}`, { round: 10 }) : '') +
          dot(150, y + 28, 22, index === 0 ? strong : quiet.bar) +
          bar(194, y + 8, chance.whole(130, 210), read ? quiet.bar : strong, 16) +
          bar(194, y + 38, chance.whole(360, 600), index === 0 ? quiet.card : quiet.line) +
          bar(990, y + 20, 70, index === 0 ? quiet.card : quiet.line)
        );
      }),
    ),
  );
};

const calendar: Scene = ({ strong, soft, second }) =>
  picture(
    program(
      each(6, (index) => stroke(`M${260 + index * 170} 140V670`, quiet.faint, 3)) +
        each(5, (index) => bar(300 + index * 170, 164, 70)) +
        each(5, (index) => bar(124, 228 + index * 88, 84) + stroke(`M260 ${214 + index * 88}H1110`, quiet.faint, 3)) +
        box(272, 230, 146, 118, soft) +
        box(442, 318, 146, 74, strong) +
        box(612, 230, 146, 160, soft) +
        box(782, 408, 146, 118, second) +
        box(952, 274, 146, 74, soft) +
        box(272, 450, 146, 74, strong) +
        box(612, 494, 146, 118, second),
    ),
  );

const nodes: Scene = ({ strong, soft, second }) => {
  const places = [
    [230, 190],
    [600, 130],
    [980, 210],
    [190, 500],
    [520, 610],
    [1010, 540],
    [800, 650],
  ] as const;
  return picture(
    places.map(([x, y]) => stroke(`M600 370L${x} ${y}`, quiet.line, 5)).join('') +
      stroke('M230 190L600 130L980 210M190 500L520 610L800 650L1010 540', quiet.faint, 5) +
      places
        .map(
          ([x, y], index) =>
            dot(x, y, 52, quiet.card) +
            `<circle cx="${x}" cy="${y}" r="52" fill="none" stroke="${quiet.line}" stroke-width="3"/>` +
            dot(x, y, 22, [soft, quiet.bar, second, quiet.bar, soft, second, quiet.bar][index] ?? soft),
        )
        .join('') +
      dot(600, 370, 112, quiet.card) +
      `<circle cx="600" cy="370" r="112" fill="none" stroke="${strong}" stroke-width="8"/>` +
      stroke('M556 372L588 404L648 338', strong, 14),
  );
};

const layers: Scene = ({ strong, soft, second }) =>
  picture(
    each(5, (index) => {
      const y = 560 - index * 92;
      const top = [quiet.bar, quiet.bar, soft, second, strong][index] ?? soft;
      return (
        `<path d="M330 ${y}L600 ${y - 110}L870 ${y}L600 ${y + 110}Z" fill="${quiet.page}" stroke="${quiet.page}" stroke-width="18"/>` +
        `<path d="M330 ${y}L600 ${y - 110}L870 ${y}L600 ${y + 110}Z" fill="${top}" fill-opacity="${index === 4 ? 1 : 0.85}"/>`
      );
    }) +
      each(5, (index) => bar(930, 185 + index * 92, [150, 120, 170, 110, 140][index] ?? 120)) +
      each(5, (index) =>
        bar(120 + ([10, 40, 0, 50, 20][index] ?? 0), 185 + index * 92, [140, 110, 150, 100, 130][index] ?? 120),
      ),
  );

const meeting: Scene = ({ strong, soft, second }) =>
  picture(
    program(
      each(6, (index) => {
        const x = 122 + (index % 3) * 326;
        const y = 168 + Math.floor(index / 3) * 216;
        const person = [strong, quiet.bar, second, quiet.bar, second, quiet.bar][index] ?? quiet.bar;
        const back = index === 0 ? soft : quiet.faint;
        return (
          `<clipPath id="tile${index}"><rect x="${x}" y="${y}" width="304" height="194" rx="12"/></clipPath><g clip-path="url(#tile${index})">` +
          box(x, y, 304, 194, back, { round: 0 }) +
          dot(x + 152, y + 78, 38, person) +
          `<ellipse cx="${x + 152}" cy="${y + 194}" rx="86" ry="62" fill="${person}"/></g>`
        );
      }) + each(5, (index) => dot(480 + index * 60, 634, 20, index === 2 ? strong : quiet.line)),
    ),
  );

const table: Scene = ({ strong, soft, second }, key) => {
  const chance = drawing(key);
  return picture(
    program(
      box(90, 140, 1020, 62, quiet.card, { round: 0 }) +
        each(5, (index) => bar(124 + index * 200, 164, [90, 120, 80, 110, 70][index] ?? 90, quiet.bar, 16)) +
        each(7, (row) => {
          const y = 204 + row * 66;
          return (
            stroke(`M90 ${y}H1110`, quiet.faint, 3) +
            bar(124, y + 26, chance.whole(90, 150), row === 2 ? strong : quiet.bar) +
            bar(324, y + 26, chance.whole(60, 150), quiet.line) +
            bar(524, y + 26, chance.whole(60, 120), quiet.line) +
            bar(724, y + 22, chance.whole(40, 160), [soft, second, strong][row % 3] ?? soft, 22) +
            bar(924, y + 26, chance.whole(50, 130), quiet.line)
          );
        }),
    ),
  );
};

const code: Scene = ({ strong, soft, second }, key) => {
  const chance = drawing(key);
  return picture(
    program(
      box(90, 140, 1020, 2, quiet.line, { round: 0 }) +
        each(10, (row) => {
          const y = 176 + row * 47;
          const indent = [0, 1, 2, 2, 3, 2, 1, 1, 2, 0][row] ?? 0;
          const start = 190 + indent * 48;
          const first = chance.whole(60, 130);
          const next = chance.whole(120, 280);
          const added = row === 4 || row === 5;
          return (
            (added ? box(160, y - 14, 936, 44, soft, { round: 6 }) : '') +
            bar(122, y, 22, quiet.line) +
            bar(start, y, first, row % 3 === 0 ? strong : second) +
            bar(start + first + 18, y, next, added ? quiet.card : quiet.bar)
          );
        }),
    ),
  );
};

const steps: Scene = ({ strong, soft, second }) =>
  picture(
    stroke('M190 375H1010', quiet.line, 8) +
      stroke('M190 375H724', strong, 8) +
      each(5, (index) => {
        const x = 190 + index * 205;
        const done = index < 3;
        return (
          dot(x, 375, 54, quiet.card) +
          `<circle cx="${x}" cy="375" r="50" fill="${done ? strong : index === 3 ? soft : quiet.card}" stroke="${done ? strong : index === 3 ? second : quiet.line}" stroke-width="6"/>` +
          (done ? stroke(`M${x - 20} 376l14 14 26-30`, '#ffffff', 9) : '') +
          bar(x - 56, 470, 112, quiet.bar, 16) +
          bar(x - 36, 504, 72, quiet.line)
        );
      }),
  );

const lessons: Scene = ({ strong, soft, second }) =>
  picture(
    each(3, (index) => {
      const x = 96 + index * 346;
      const colour = [strong, second, soft][index] ?? soft;
      return (
        card(x, 150, 316, 450) +
        `<path d="M${x + 1} 165a14 14 0 0 1 14-14h286a14 14 0 0 1 14 14v185H${x + 1}z" fill="${colour}"/>` +
        dot(x + 158, 252, 44, '#ffffff') +
        `<path d="M${x + 145} 228l38 24-38 24z" fill="${colour}"/>` +
        bar(x + 30, 390, 200, quiet.bar, 18) +
        bar(x + 30, 428, 150, quiet.line) +
        bar(x + 30, 530, 256, quiet.faint, 16) +
        bar(x + 30, 530, [256, 160, 48][index] ?? 100, strong, 16)
      );
    }),
  );

export const scenes = {
  screen,
  chart,
  rings,
  bars,
  list,
  calendar,
  nodes,
  layers,
  meeting,
  table,
  code,
  steps,
  lessons,
};
export type SceneName = keyof typeof scenes;
