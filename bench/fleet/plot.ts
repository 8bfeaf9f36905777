/** A named series with one number for each second. */
export interface Series {
  readonly name: string;
  readonly perSecond: readonly number[];
}

const WIDTH = 900;
const HEIGHT = 320;
const MARGIN = { left: 80, right: 16, top: 48, bottom: 40 };
const COLOURS = ['#c2410c', '#1d4ed8', '#15803d'];
const TICKS = 4;

/**
 * Plots counts of each second as an SVG. Each second is a vertical line, because a stampede lasts
 * only one second. The scale is a square root, so that the peak does not flatten everything else.
 */
export function plot(title: string, subtitle: string, series: readonly Series[]): string {
  const top = Math.max(1, ...series.flatMap(({ perSecond }) => perSecond));
  const seconds = Math.max(...series.map(({ perSecond }) => perSecond.length));
  const x = (second: number): number =>
    MARGIN.left + (second / seconds) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (value: number): number =>
    HEIGHT - MARGIN.bottom - Math.sqrt(value / top) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const lines = series.map(({ perSecond }, index) => {
    const path = perSecond.flatMap((value, second) =>
      value > 0 ? `M${x(second + 0.5).toFixed(1)} ${y(0)}V${y(value).toFixed(1)}` : [],
    );
    return `<path d="${path.join('')}" stroke="${COLOURS[index]}" stroke-width="1.2" stroke-opacity="0.75"/>`;
  });
  const legend = series.map(
    ({ name }, index) =>
      `<text x="${WIDTH - MARGIN.right}" y="${16 + index * 14}" text-anchor="end" fill="${COLOURS[index]}">${name}</text>`,
  );
  const values = Array.from({ length: TICKS + 1 }, (_, tick) => top * (tick / TICKS) ** 2);
  const grid = values.map(
    (value) =>
      `<path d="M${MARGIN.left} ${y(value)}H${WIDTH - MARGIN.right}" stroke="#8884"/>` +
      `<text x="${MARGIN.left - 8}" y="${y(value) + 4}" text-anchor="end">${Math.round(value).toLocaleString('en-US')}</text>`,
  );
  const minutesApart = seconds > 30 * 60 ? 10 : 1;
  const minutes = Array.from(
    { length: Math.floor(seconds / 60 / minutesApart) + 1 },
    (_, index) => index * minutesApart,
  );
  const times = minutes.map(
    (minute) => `<text x="${x(minute * 60)}" y="${HEIGHT - 18}" text-anchor="middle">${minute}:00</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#fff"/>
<text x="16" y="22" font-size="14" font-weight="600">${title}</text>
<text x="16" y="38" fill="#555">${subtitle}</text>
${[...grid, ...times, ...lines, ...legend].join('\n')}
</svg>
`;
}
