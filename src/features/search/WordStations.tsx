import { Station } from '#ui/Station.tsx';
import styles from './WordStations.module.css';

type WordStationsProps = {
  /** The accessible name of the list. */
  label: string;
  words: readonly { word: string; lane: number; href: string }[];
};

/** Words to start from, as stations on lanes. */
export function WordStations({ label, words }: WordStationsProps) {
  return (
    <ul className={styles.stations} aria-label={label}>
      {words.map(({ word, lane, href }) => (
        <li key={word} data-lane={lane}>
          <Station size="large" />
          <a href={href}>{word}</a>
        </li>
      ))}
    </ul>
  );
}
