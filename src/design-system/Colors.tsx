import { customProperties, THEME } from '#theme/token-values.ts';
import { Heading } from '#ui/Heading.tsx';
import {
  INKS,
  LINES,
  OUTLINE,
  GROUNDS,
  ratio,
  ROOMS,
  SIGNAL_INKS,
  SIGNALS,
  TEXT,
  type Colors as Tokens,
} from './color-roles.ts';
import styles from './Colors.module.css';

const PALETTE = Object.entries(customProperties(THEME, ':root')).filter(
  ([name]) => /^--[a-z]+-\d\d+$/.test(name) && !/^--(size|lane|sym|font|space)-/.test(name),
);

/** The palette, and every role of text and lines in each context, with its measured contrast. */
export function Colors() {
  return (
    <section className={styles.colors} id="colors">
      <Heading level={2}>Colors</Heading>
      <ul className={styles.palette}>
        {PALETTE.map(([name, value]) => (
          <li key={name}>
            <svg viewBox="0 0 12 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width="12" height="6" fill={value} />
            </svg>
            <code>{name.slice(2)}</code>
            <small>{value}</small>
          </li>
        ))}
      </ul>
      <div className={styles.rooms}>
        {Object.entries(ROOMS).map(([room, tokens]) => (
          <Room
            key={room}
            name={room}
            tokens={tokens}
            pairs={[
              ...pairsOf(INKS, TEXT),
              ...pairsOf(Object.fromEntries(LINES.map((line) => [line, GROUNDS])), OUTLINE),
            ]}
          />
        ))}
        {Object.entries(SIGNALS).map(([room, tokens]) => (
          <Room
            key={room}
            name={room}
            tokens={tokens}
            pairs={Object.entries(SIGNAL_INKS).map(([ink, least]) => ({
              ink,
              ground: '--bg',
              least,
            }))}
          />
        ))}
      </div>
    </section>
  );
}

type Pair = { ink: string; ground: string; least: number };

const pairsOf = (grounds: Readonly<Record<string, readonly string[]>>, least: number): Pair[] =>
  Object.entries(grounds).flatMap(([ink, on]) => on.map((ground) => ({ ink, ground, least })));

function Room({ name, tokens, pairs }: { name: string; tokens: Tokens; pairs: readonly Pair[] }) {
  return (
    <table className={styles.room}>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">Role</th>
          <th scope="col">On</th>
          <th scope="col">Contrast</th>
          <th scope="col">At least</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ ink, ground, least }) => (
          <tr key={`${ink} ${ground}`}>
            <th scope="row">
              <svg viewBox="0 0 36 24" aria-hidden="true">
                <rect width="36" height="24" rx="4" fill={tokens[ground]} />
                <path d="M8 12h20" stroke={tokens[ink]} strokeWidth="6" />
              </svg>
              <code>{ink.slice(2)}</code>
            </th>
            <td>
              <code>{ground.slice(2)}</code>
            </td>
            <td>{ratio(tokens, ink, ground).toFixed(1)}</td>
            <td>{least}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
