import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type Figure, spread } from '../figures';
import { loadBefore } from './before';
import { CASES, count } from './cases';
import { plot, type Series } from './plot';
import { type Product, TODAY } from './product';
import { type Scenario, SCENARIOS } from './scenarios';
import { type Load, simulate } from './simulate';
import { backAfterMs } from './trashed';

/** The number of simulated browsers; with another number (`BROWSERS`) no plots are written. */
const SAMPLED = 300;
const FLEET = 1e6;
const folder = path.join(import.meta.dirname, '..', 'fleet-results');

interface Version {
  readonly name: string;
  readonly product: Product;
  readonly jitterMs: number;
}

/**
 * Simulates a million bloggers with one to ten tabs each in virtual time, and yields the load on the
 * platform for three versions: the last one without a leader, this one, and this one with jitter.
 * Writes plots to `fleet-results`. `SCENARIO` names the only one to simulate.
 */
export async function* fleet(): AsyncGenerator<Figure> {
  const wanted = sampleSize(process.env.BROWSERS);
  const versions: readonly Version[] = [
    { name: 'before', product: await loadBefore(), jitterMs: 0 },
    { name: 'after', product: TODAY, jitterMs: 0 },
    { name: 'after, with 30 s of jitter', product: TODAY, jitterMs: 30_000 },
  ];
  yield* casesOf(versions.slice(0, 2));
  mkdirSync(folder, { recursive: true });
  for (const scenario of SCENARIOS) {
    if (!scenario.name.startsWith(process.env.SCENARIO ?? '')) continue;
    const browsers = Math.ceil(wanted / (scenario.share ?? 1));
    const requests: Series[] = [];
    const sockets: Series[] = [];
    for (const { name, product, jitterMs } of versions) {
      const load = simulate({ product, scenario, browsers, jitterMs });
      const scaled = (counts: Float64Array): number[] => Array.from(counts, (n) => (n / browsers) * FLEET);
      yield* figuresOf(`${scenario.name}, ${name}`, load, scaled);
      requests.push({ name, perSecond: scaled(sum(Object.values(load.requests))) });
      sockets.push({ name, perSecond: scaled(load.sockets) });
    }
    if (wanted === SAMPLED) write(scenario, browsers, requests, sockets);
  }
}

/** Single browsers. */
function* casesOf(versions: readonly Version[]): Generator<Figure> {
  const figure = (name: string, value: number, unit = ''): Figure => ({
    group: 'fleet',
    name,
    unit,
    ...spread([value]),
  });
  for (const each of CASES)
    for (const { name, product } of versions) yield figure(`${each.name}, ${name}`, count(each, product));
  // The versions before have another state.
  yield figure('a trashed note that the list still has is back after', backAfterMs(TODAY), 'ms');
}

function write(
  { name, title }: Scenario,
  browsers: number,
  requests: readonly Series[],
  sockets: readonly Series[],
): void {
  const of = `of a million bloggers (${browsers.toLocaleString('en-US')} browsers sampled), over minutes`;
  const write = (file: string, svg: string): void => writeFileSync(path.join(folder, `${file}.svg`), svg);
  write(name, plot(title, `requests per second ${of}; square root scale`, requests));
  write(`${name}-sockets`, plot(title, `open sockets ${of}; square root scale`, sockets));
}

/** The number of browsers to simulate. Throws if `BROWSERS` is not a valid number. */
function sampleSize(wanted = String(SAMPLED)): number {
  if (!/^[1-9]\d{0,5}$/.test(wanted))
    throw new Error(`BROWSERS is a whole number up to 999999, not "${wanted}"`);
  return Number(wanted);
}

const sum = (all: readonly Float64Array[]): Float64Array =>
  Float64Array.from(all[0] ?? [], (_, second) => all.reduce((total, bins) => total + (bins[second] ?? 0), 0));

function* figuresOf(
  version: string,
  { requests, sockets }: Load,
  scaled: (counts: Float64Array) => number[],
): Generator<Figure> {
  const { connect, 'sign-in': signIn, ...rest } = requests;
  const figure = (what: string, unit: string, value: number): Figure => ({
    group: 'fleet',
    name: `${version}: ${what}`,
    unit,
    ...spread([Math.round(value)]),
  });
  for (const [what, bins] of [
    ['API requests', sum(Object.values(rest))],
    ['connects', connect],
    ['sign-ins', signIn],
  ] as const) {
    const perSecond = scaled(bins);
    yield figure(`${what}, mean`, '/s', mean(perSecond));
    yield figure(`${what}, peak`, '/s', Math.max(...perSecond));
  }
  const held = scaled(sockets);
  yield figure('sockets, mean', '', mean(held));
  yield figure('sockets, most', '', Math.max(...held));
  yield figure('sockets, at the end', '', held.at(-1) ?? 0);
}

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;
